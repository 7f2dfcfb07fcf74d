/** The database does not answer, or not in time; trying again later may help. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}
