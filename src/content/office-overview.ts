import { FEWEST_PEOPLE } from '#domain/overview.ts';

export const officeOverview = {
  answers: {
    label: 'Key answers',
    toCall: {
      title: 'Whom to write to',
      some: (fresh: string, waiting: string) => `${fresh} new this week · ${waiting} waiting`,
      completed: (when: string) => `Completed ${when}`,
      weakest: (competency: string) => `weakest: ${competency}`,
      none: 'No one is waiting',
      order: 'Latest first, without booked calls',
      noneYet:
        'Contacts appear here once they complete the assessment, until you change their status.',
    },
    leave: {
      title: 'Where people leave',
      most: (place: string, stopped: string, reached: string) =>
        `Most leave ${place} (${stopped} of ${reached})`,
      /** @param stopped `each` */
      equal: (places: string, stopped: string) => `Most leave ${places} (${stopped})`,
      at: (competencies: string) => `at ${competencies}`,
      atEnd: 'after the last competency',
      end: 'After the last competency',
      each: (stopped: string) => `${stopped} each`,
      count: (stopped: string, reached: string) => `${stopped} of ${reached}`,
      /** No place has clearly more than the others. */
      spread: (left: string, places: number) =>
        places === 1 ? `${left} left, at one place` : 'No one place stands out',
      top: (left: string, where: string, stopped: string) =>
        `${left} left, most ${where}: ${stopped}.`,
      /** Too many places are equal to name them. */
      equalTop: (left: string, places: number, stopped: string) =>
        `${left} left at ${places} places, no more than ${stopped} at any one.`,
      none: 'No one has left before the end',
      noneStarted: 'No one started in this period',
      noneYet:
        'The competency where most people leave appears here once people start the assessment.',
      completed: (completed: string, started: string) =>
        `${completed} of ${started} completed the assessment`,
    },
    need: {
      title: 'What is weakest',
      rated: (name: string, average: string) => `${name}, ${average}`,
      scale: 'of 5',
      next: (competencies: string) => `Then ${competencies}.`,
      areas: (areas: string, average: string) => `Weakest area: ${areas}, ${average}.`,
      averages: (people: string) => `Averages of ${people} people.`,
      few: 'Not enough results yet',
      noneYet: `The lowest-rated competencies appear here once ${FEWEST_PEOPLE} people have completed the assessment in this period.`,
    },
  },
  filters: {
    label: 'Filter the overview',
    from: 'From',
    to: 'Until',
    source: 'Source',
    any: 'Any source',
    noSource: 'Unknown',
    quick: 'Last',
    periods: [
      { days: 7, label: '7 days' },
      { days: 30, label: '30 days' },
      { days: 90, label: '90 days' },
      { days: 365, label: '12 months' },
    ],
    utc: 'Days are in UTC.',
  },
  funnel: {
    title: 'From visit to call',
    lead: 'Each row counts some of the people in the row above, on the day of their first rating. Shares are percentages of those who started.',
    table: 'How far people got',
    around: 'Before and after the assessment',
    columns: { step: 'Step', number: 'Number', share: 'Share' },
    steps: {
      visits: 'Page views',
      started: 'Started the assessment',
      quarter: 'Rated a quarter',
      half: 'Rated half',
      threeQuarters: 'Rated three quarters',
      completed: 'Completed it',
      emailGiven: 'Completed it and left an email',
      bookingOpened: 'Scheduler opened',
      booked: 'Calls booked',
    },
    booked:
      'Page views and calls count on the day they happened. The visitor need not have taken the assessment. Opening the scheduler is not a booking: a call counts once your scheduler reports it to this site.',
    median: (minutes: number) =>
      `Half of those who completed it took ${minutesText(minutes)}, including breaks.`,
  },
  glance: {
    started: () => 'Started the assessment',
    completed: () => 'Completed it',
    emailGiven: () => 'Completed with an email',
    booked: (count: number) => (count === 1 ? 'Call booked' : 'Calls booked'),
  },
  dropOff: {
    title: 'Where people leave',
    none: 'No one who started in this period left before the end.',
    lead: 'Where people leave unfinished assessments most often. Shares are percentages of those who got that far.',
    table: 'Where people leave, by competency',
    all: (count: number) => `All ${count} competencies, in order`,
    columns: { competency: 'Competency', reached: 'Reached', stopped: 'Left', share: 'Share' },
    end: 'After the last one, not completed',
  },
  chart: {
    title: 'Over time',
    visits: 'Page views',
    started: 'Started',
    completed: 'Completed',
    emailGiven: 'Completed with an email',
    table: { day: 'Day by day', week: 'Week by week' },
    asTable: { day: 'As a table, day by day', week: 'As a table, week by week' },
    columns: { day: 'Day', week: 'Week of' },
  },
  lowest: {
    title: 'What is weakest',
    lead: (people: string) =>
      `The lowest averages, from 1 to 5, of ${people} who completed the assessment. Updated every few minutes.`,
    few: `This appears once ${FEWEST_PEOPLE} people have completed the assessment in this period. With fewer, it could expose someone’s ratings.`,
    areas: 'Areas',
    competencies: 'Competencies',
    columns: { name: 'Name', average: 'Average', people: 'People' },
  },
  visits: {
    title: 'Pages and devices',
    lead: 'How often people opened each page. Known bots are left out.',
    none: 'No page views in this period.',
    table: 'Pages',
    columns: { page: 'Page', visits: 'Views' },
    devices: { phone: 'Phones', tablet: 'Tablets', desktop: 'Computers' },
  },
  sources: {
    title: 'Where visitors came from',
    lead: 'The website whose link visitors followed, or the utm_source= of your own link.',
    table: 'Where visitors came from',
    columns: {
      source: 'Source',
      visits: 'Page views',
      started: 'Started',
      completed: 'Completed',
      booked: 'Calls booked',
    },
    none: 'No visitors in this period.',
  },
  feedback: {
    title: 'Feedback from colleagues',
    lead: 'How many feedback rounds leaders started each month. The office never shows who asked whom, or what anyone answered.',
    columns: { month: 'Month', rounds: 'Rounds' },
  },
  nothing: {
    title: 'No activity in this period',
    text: 'Choose a longer period, or share a link to the assessment. To see how many people a link brings, add where you share it, as in',
    example: '/assessment?utm_source=newsletter',
  },
} as const;

function minutesText(minutes: number): string {
  if (minutes < 1) return 'less than a minute';
  const text = minutes.toLocaleString('en', { maximumFractionDigits: 1 });
  return `${text} ${minutes === 1 ? 'minute' : 'minutes'} or less`;
}
