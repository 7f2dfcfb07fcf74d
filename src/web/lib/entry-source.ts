/** The source of this visit: the `utm_source` of its first page, or else the referring site. */
export function entrySource(): string {
  const [{ name } = { name: location.href }] = performance.getEntriesByType('navigation');
  return (new URL(name).searchParams.get('utm_source') || document.referrer).slice(0, 100);
}
