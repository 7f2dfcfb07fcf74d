/** Pages of a long list beyond this cannot be asked for. */
export const MAX_PAGE = 100_000;
