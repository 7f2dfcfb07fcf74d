import type { CompiledQuery } from 'kysely';
import type { Db } from './client.ts';

/**
 * A query that Kysely builds and compiles at its first call only; later calls just send their values.
 * For the busiest queries: building one takes as long as answering it.
 * @param build uses each value once, in the given order
 */
export function preparedQuery<Row, Values extends readonly unknown[]>(
  build: (db: Db, ...values: Values) => CompiledQuery<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, ...values) => {
    compiled ??= checked(build(db, ...values), values);
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters: values });
    return rows;
  };
}

function checked<Row>(query: CompiledQuery<Row>, values: readonly unknown[]): CompiledQuery<Row> {
  const { parameters, sql } = query;
  const isSame =
    parameters.length === values.length && parameters.every((value, i) => value === values[i]);
  if (!isSame)
    throw new Error(`The statement needs one parameter for each value, in order: ${sql}`);
  return query;
}
