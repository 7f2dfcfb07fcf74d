/** What led to the first page of this visit: a mark in its address, else the site before. */
export function entrySource(): string {
  const [{ name } = { name: location.href }] = performance.getEntriesByType('navigation');
  return (new URL(name).searchParams.get('utm_source') || document.referrer).slice(0, 100);
}
