import { type CardId, cardIds } from '#domain/chat.ts';
import type { Action } from './actions.ts';
import { chat } from './chat.ts';
import { isExample } from './example-link.ts';
import { navigation } from './navigation.ts';
import type { SiteSettings } from './site-settings.ts';

/** Only the help lines lead to no page. */
interface AdvisorCard extends Partial<Action> {
  label: string;
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
    description: 'Sort out who decides what.',
    when: 'when it is unclear who decides what',
    target: { kind: 'page', to: '/assessment/decision-tree' },
  },
  'ptr-framework': {
    label: 'Open the Norms Tool',
    description: 'Sort your team’s habits: preferences, traditions, requirements.',
    when: 'when a team’s communication habits are the problem',
    target: { kind: 'page', to: '/assessment/ptr-framework' },
  },
  help: {
    label: chat.help.title,
    description: chat.help.body,
    when: 'always when someone may be in danger, or hints at harming themselves or others; the page then shows numbers to call',
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
