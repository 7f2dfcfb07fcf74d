/** Addresses are shared and read by people: values stay as they are, without quotes. */
export const plainSearch = {
  parseSearch: (search: string) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: object) => {
    // JSON leaves out what is undefined.
    const query = new URLSearchParams(JSON.parse(JSON.stringify(search))).toString();
    return query && `?${query}`;
  },
};
