import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** The process of a session; a pooler makes up another one. */
export const processOf = (client: pg.Client): number =>
  (client as unknown as { processID: number }).processID;

export async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid !== processOf(client);
}

/** Whether a statement stays prepared when another client takes the session. */
export async function keepsPrepared(client: pg.Client, other: pg.Client): Promise<boolean> {
  const statement = { name: randomUUID(), text: 'select $1::int', values: [1] };
  await client.query(statement);
  await other.query('begin; select 1');
  return client.query(statement).then(
    () => true,
    () => false,
  );
}
