const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Of what has a hash of its content in its name. */
export const forGood = `public, max-age=${ONE_YEAR_SECONDS}, immutable`;
