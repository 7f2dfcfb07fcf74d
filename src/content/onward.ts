import { competencyCount } from '#domain/competency-count.ts';
import { navigation, type NavLink } from './navigation.ts';
import type { NextStep } from './next-steps.ts';

/** Links for pages without content: Not Found and Coming Soon. */
export const onward: {
  home: NavLink;
  missing: string;
  comingSoon: string;
  ways: readonly (NavLink & NextStep)[];
} = {
  home: { label: 'Back to Home', target: { kind: 'page', to: '/' } },
  missing: 'Looking for One of These?',
  comingSoon: 'In the Meantime',
  ways: [
    {
      label: 'Take the Assessment',
      description: `Rate yourself on ${competencyCount} competencies and see where to begin.`,
      target: { kind: 'page', to: '/assessment' },
      shownWhen: 'assessmentEnabled',
    },
    {
      label: 'Browse Free Resources',
      description: 'Tools to use with your team this week.',
      target: { kind: 'page', to: '/resources' },
    },
    {
      ...navigation.bookCall,
      description: 'Tell us what you want to change, and ask whether we can help.',
    },
    {
      label: 'Get the Newsletter',
      description: 'Free, every week. See what’s in an issue.',
      target: { kind: 'page', to: '/newsletter' },
    },
  ],
};

export const notFound = {
  title: '404 Page Not Found',
  text: 'There’s nothing at this address. The link may be old or mistyped.',
  /** At the missing step of the drawing, as a developer would write it, line by line. */
  hint: '// missing step:\n// a typo in\n// the address?',
} as const;
