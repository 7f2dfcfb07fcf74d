import { type CardId, cardIds } from '#domain/advisor-card.ts';
import type { Action } from './actions.ts';
import { isExample } from './example-link.ts';
import { navigation } from './navigation.ts';
import type { SiteSettings } from './site-settings.ts';

interface AdvisorCard extends Action {
  description: string;
  /** When the advisor offers it. */
  when: string;
}

export const advisorCards: Readonly<Record<CardId, AdvisorCard>> = {
  assessment: {
    label: 'Take the Assessment',
    description: 'Rate yourself, and see where to begin.',
    when: 'to find out where to begin, if the person has not taken the assessment',
    target: { kind: 'page', to: '/assessment' },
  },
  plan: {
    label: 'Open My Plan',
    description: 'Add what you decided here while it is fresh.',
    when: 'when the person has results and decided on something to do',
    target: { kind: 'page', to: '/assessment/plan' },
  },
  call: {
    ...navigation.bookCall,
    description: 'Talk it through with a person.',
    when: 'when you suggest a discovery call',
  },
  'decision-tree': {
    label: 'Open the Decision Tree',
    description: 'Sort which decisions are whose.',
    when: 'when it is unclear who decides what',
    target: { kind: 'page', to: '/assessment/decision-tree' },
  },
  'ptr-framework': {
    label: 'Open the Norms Tool',
    description: 'Sort your team’s habits: preferences, traditions, requirements.',
    when: 'when a team’s communication habits are the problem',
    target: { kind: 'page', to: '/assessment/ptr-framework' },
  },
};

/** What this site can offer: nothing that is closed, and no call without a scheduler. */
export function offeredCards({ flags, links }: Pick<SiteSettings, 'flags' | 'links'>): CardId[] {
  return cardIds.filter(
    (id) =>
      (flags.assessmentEnabled || (id !== 'assessment' && id !== 'plan')) &&
      (id !== 'call' || !isExample(links.scheduler)),
  );
}
