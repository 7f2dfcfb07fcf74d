/** A call of the office, of which each time asks for something else. */
export interface OfficeCall {
  /** As the description of the API names it: `GET /api/office/people/{id}`. */
  of: string;
  what: string;
  method: 'GET' | 'PATCH' | 'DELETE';
  /** Of the n-th time, from 0. */
  path: (n: number) => string;
  body?: (n: number) => object;
  /** Something is filtered: no large table may be read from end to end. */
  isFiltered: boolean;
}
