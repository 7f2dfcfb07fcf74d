export type Rating = 1 | 2 | 3 | 4 | 5;

export interface RatingLevel {
  readonly value: Rating;
  readonly label: string;
  /** What choosing this level says about oneself. */
  readonly description: string;
  readonly color: string;
}

export const ratingScale = [
  {
    value: 1,
    label: 'Not Yet Developed',
    description: 'I haven’t practiced this yet, or I’m just learning what it involves.',
    color: 'red',
  },
  {
    value: 2,
    label: 'Emerging',
    description: 'I do this now and then, usually with a reminder or some help.',
    color: 'orange',
  },
  {
    value: 3,
    label: 'Developing',
    description: 'I do this in familiar situations, and I am working to make it a habit.',
    color: 'yellow',
  },
  {
    value: 4,
    label: 'Proficient',
    description: 'I do this reliably, including when the pressure is on.',
    color: 'blue',
  },
  {
    value: 5,
    label: 'Advanced',
    description: 'I do this with ease in hard situations, and others learn it from me.',
    color: 'green',
  },
] as const satisfies readonly RatingLevel[];
