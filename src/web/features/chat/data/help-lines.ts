export interface HelpCall {
  number: string;
  /** Who answers, or what it is for, and whether one can also write. */
  what: string;
}

/** A line of the site setting: a country, and whom to call there. */
export interface HelpLine {
  country: string;
  calls: HelpCall[];
  /** The parts of the line without a phone number. */
  rest: string;
}

const COUNTRY = /^([^:\d]{2,60}): /;
const NUMBER = /\+?\d[\d -]{0,30}\d/g;
/** `Domestic violence: call or text 988 (Lifeline)`, without the number. */
const CALL = /^(?:([^:]{2,60}): )?([^:()]{0,40})(?: \(([^()]{1,80})\))?$/;

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Takes apart what the practice wrote, so that each number becomes a button. */
export function helpLine(line: string): HelpLine {
  const country = COUNTRY.exec(line)?.[1] ?? '';
  const said = country === '' ? line : line.slice(country.length + 2);
  const parts = said.split(/\.(?:\s+|$)/).filter(Boolean);
  const calls = parts.flatMap((part) =>
    [...part.matchAll(NUMBER)].map(([number]) => ({ number, what: whatOf(part, number) })),
  );
  const rest = parts.filter((part) => part.search(NUMBER) === -1).map((part) => `${part}.`);
  return { country, calls, rest: rest.join(' ') };
}

function whatOf(part: string, number: string): string {
  const taken = CALL.exec(part.replace(` ${number}`, ''));
  // Other words around the number stay as they are.
  if (!taken || /\d/.test(taken[0])) return part;
  const [, aim = '', how = '', name = aim] = taken;
  return sentence([name, /^call$/i.test(how) ? '' : how].filter(Boolean).join(': '));
}
