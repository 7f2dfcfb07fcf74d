/** The database does not answer, or not in time; a later attempt may succeed. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}
