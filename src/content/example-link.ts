/** Whether a link of the site still leads to its example. */
export const isExample = (url: string): boolean => url.startsWith('https://example.com/');
