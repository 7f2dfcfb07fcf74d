/** Set by `npm run test:all`, which also runs what takes long and rarely breaks. */
export const isAll = process.env['TEST_ALL'] !== undefined;
