/** A place name, because an offset does not say when the clocks change. */
const NAMED = /[A-Za-z]/;

/** Whether this is a known IANA time zone. */
export function isTimeZone(name: string): boolean {
  if (!NAMED.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
