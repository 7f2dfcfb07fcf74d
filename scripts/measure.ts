import { wrongUsage } from './command.ts';

/** Each is a file in `scripts/measure`, which reads the arguments after its name. */
export const measures = {
  bench: 'the speed of the API, compared with bare peers',
  'bench-office': 'the time of each office call with 100,000 people',
  budgets: 'the JavaScript that each page loads, compared with its limit',
  chaos: '200 random walks through the assessment',
  eval: 'how your chat model answers 60 questions',
  faults: 'what an outage, a kill, and a restart cost',
  interaction: 'how long a slow phone takes to show the next question',
  lighthouse: 'Lighthouse on every page, as a throttled phone',
  mutation: 'whether the tests of the domain notice each change to its code',
  poolers: 'server tests and journeys behind PgBouncer, on the oldest PostgreSQL',
  screenshots: 'pictures of every page, state, and mail',
  soak: 'ten minutes of load, and what stays in memory',
  texts: 'what results say, in a row, to read aloud',
  topology: 'two instances behind nginx, until you press Ctrl-C',
};

if (import.meta.main) {
  const [name = ''] = process.argv.slice(2);
  if (!Object.hasOwn(measures, name)) {
    const width = Math.max(...Object.keys(measures).map(({ length }) => length));
    for (const [what, meaning] of Object.entries(measures)) {
      console.error(`${what.padEnd(width)}  ${meaning}`);
    }
    wrongUsage('measure -- <what>', name && new Error(`There is no measure "${name}"`));
  }
  // What follows the name belongs to the measure.
  process.argv.splice(2, 1);
  await import(`./measure/${name}.ts`);
}
