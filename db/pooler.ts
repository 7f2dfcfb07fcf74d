import { randomUUID } from 'node:crypto';
import type pg from 'pg';

const ATTEMPTS = 5;
/** The statement does not exist in this session, or another client made it. */
const LOST = /^(26000|42P05)$/;

/**
 * Whether a prepared statement follows its client to another session. The client moves when others
 * take its session; in session mode it never does.
 */
export async function keepsPrepared(
  client: pg.Client,
  withOther: (work: (other: pg.Client) => Promise<void>) => Promise<void>,
): Promise<boolean> {
  const text = 'select pg_backend_pid() as pid where $1::int = 1';
  const statement = { name: randomUUID(), text, values: [1] };
  const session = async () => (await client.query<{ pid: number }>(statement)).rows[0]!.pid;
  const first = await session();
  const move = (attempts: number): Promise<void> =>
    withOther(async (other) => {
      await other.query('begin; select 1');
      if ((await session()) === first && attempts > 1) await move(attempts - 1);
    });
  try {
    await move(ATTEMPTS);
    return true;
  } catch (error) {
    if (LOST.test((error as pg.DatabaseError).code ?? '')) return false;
    throw error;
  }
}
