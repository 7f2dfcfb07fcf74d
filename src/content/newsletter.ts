import type { TextItem } from './home.ts';
import type { Action } from './actions.ts';

export interface NewsletterContent {
  hero: { kicker: string; headline: string; lead: string };
  description: { headline: string; body: readonly string[] };
  items: readonly TextItem[];
  closing: { headline: string; body: string };
  /** The button of the hero and of the closing band. */
  subscribe: Action;
}

export const newsletter: NewsletterContent = {
  hero: {
    kicker: 'Free, every week',
    headline: 'Leadership you can use this week.',
    lead: 'A newsletter and podcast for people who lead people.',
  },
  description: {
    headline: 'Short enough to finish. Useful enough to share.',
    body: [
      'Made for leaders with full calendars. Read it over coffee or listen on the way to work, then bring one idea to your team.',
    ],
  },
  items: [
    {
      title: 'Tools',
      description: 'Prompts and templates to try in your next meeting.',
    },
    {
      title: 'Stories',
      description: 'Honest accounts of leading through change, conflict, and growth.',
    },
    {
      title: 'Ideas',
      description: 'Clear thinking on people, strategy, and systems.',
    },
  ],
  closing: {
    headline: 'Start with the next issue',
    body: 'It is free and arrives once a week.',
  },
  subscribe: {
    label: 'Subscribe Now',
    target: { kind: 'external', link: 'newsletter' },
  },
};
