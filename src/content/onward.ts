import { competencyCount } from '#domain/competency-count.ts';
import type { NavLink } from './navigation.ts';
import type { NextStep } from './next-steps.ts';

/** Links on pages that have nothing of their own to show. */
export const onward: {
  home: NavLink;
  missing: string;
  comingSoon: string;
  ways: readonly (NavLink & NextStep)[];
} = {
  home: { label: 'Back to home', target: { kind: 'page', to: '/' } },
  missing: 'Perhaps you were looking for one of these',
  comingSoon: 'In the meantime',
  ways: [
    {
      label: 'Take the assessment',
      description: `Rate yourself on ${competencyCount} competencies and see where to begin.`,
      target: { kind: 'page', to: '/assessment' },
      shownWhen: 'assessmentEnabled',
    },
    {
      label: 'Browse free resources',
      description: 'Tools to use with your team this week.',
      target: { kind: 'page', to: '/resources' },
    },
    {
      label: 'Book a discovery call',
      description: 'Say what you want to change, and ask whether we can help.',
      target: { kind: 'external', link: 'scheduler' },
    },
    {
      label: 'Get the newsletter',
      description: 'Free, every week. See what is in an issue.',
      target: { kind: 'page', to: '/newsletter' },
    },
  ],
};
