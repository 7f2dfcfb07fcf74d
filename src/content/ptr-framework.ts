export interface PtrCard {
  readonly id: string;
  readonly kind: TemplateRow['kind'];
  readonly name: string;
  readonly description: string;
  readonly examples: readonly string[];
}

export interface TemplateRow {
  readonly issue: string;
  readonly kind: 'Preference' | 'Tradition' | 'Requirement';
  readonly context: string;
  readonly action: string;
}

export const ptrFramework = {
  title: 'Preferences, Traditions & Requirements',
  intro:
    'Some of the ways your team communicates are personal taste. Some are left over from the past, and some are rules. Once you have named which is which, you can decide together what to stop, start, and continue.',
  promptsTitle: 'Discussion Prompts',
  print: 'Print Template',
  templateTitle: 'Sample Template',
} as const;

export const ptrCards = [
  {
    id: 'preferences',
    kind: 'Preference',
    name: 'Preferences',
    description:
      'How each person likes to work and communicate. Preferences differ without anyone being wrong, and many are easy to meet once people say them aloud.',
    examples: [
      'Getting questions by chat rather than by phone',
      'Keeping mornings free of meetings',
      'Seeing the agenda a day ahead',
      'Hearing feedback in private',
    ],
  },
  {
    id: 'traditions',
    kind: 'Tradition',
    name: 'Traditions',
    description:
      'What the team does because it always has. Some traditions hold people together. Others have outlived their reason.',
    examples: [
      'The Monday meeting where everyone reports in turn',
      'Copying the whole team on every customer email',
      'Running every proposal past the founder',
      'Having lunch together on birthdays',
    ],
  },
  {
    id: 'requirements',
    kind: 'Requirement',
    name: 'Requirements',
    description:
      'What has to happen for legal, safety, client, or business reasons. Keep this list short, and say where each item comes from.',
    examples: [
      'Answering a client within the time the contract sets',
      'Keeping payroll data in approved systems',
      'Getting sign-off before money is spent',
      'Reporting a safety incident the same day',
    ],
  },
] as const satisfies readonly PtrCard[];

export const discussionPrompts = [
  'Which of our communication habits would puzzle a new hire?',
  'What do we treat as a requirement that is really someone’s preference?',
  'Which tradition should we protect, and what does it give us?',
  'Which requirement is unclear to at least one of us, and who can explain it?',
  'What is one preference of yours that you would like the team to know?',
] as const satisfies readonly string[];

export const templateColumns = [
  { key: 'issue', label: 'Issue or theme' },
  { key: 'kind', label: 'P/T/R' },
  { key: 'context', label: 'Context' },
  { key: 'action', label: 'Stop/start/continue' },
] as const satisfies readonly { key: keyof TemplateRow; label: string }[];

export const templateExamples = [
  {
    issue: 'Messages after 6 p.m.',
    kind: 'Preference',
    context: 'Some of us like to write in the evening. Others feel they must answer at once.',
    action:
      'Start scheduling evening messages for the next morning. Continue to call when it is urgent.',
  },
  {
    issue: 'Weekly status meeting',
    kind: 'Tradition',
    context: 'It began when we were four people. Now twelve of us listen to updates we could read.',
    action:
      'Stop the round of updates. Start a written summary on Mondays, with 20 minutes for decisions.',
  },
  {
    issue: 'Changes requested by clients',
    kind: 'Requirement',
    context: 'The contract calls for a written record. Two changes agreed to by phone were lost.',
    action:
      'Start confirming each change by email the same day. Stop work on changes no one has confirmed.',
  },
] as const satisfies readonly TemplateRow[];

/** Rows of the blank template that is printed. */
export const blankTemplateRows = 10;
