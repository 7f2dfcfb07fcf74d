import type { Action } from './actions.ts';

export const comingSoon = {
  title: 'COMING SOON',
  page: 'This page is under development. Check back soon.',
  chat: 'Ready Leader Chat is under development',
  products: 'Our products aren’t for sale yet. Our free resources are open now.',
  assessment:
    'The Ready Leader Assessment is closed for now. If you have the link to your results, it still opens them.',
} as const;

/** Where to go instead, shown over the chat that is not open. */
export const comingSoonActions: readonly Action[] = [
  { label: 'See Free Resources', target: { kind: 'page', to: '/resources' } },
  { label: 'Back to Home', target: { kind: 'page', to: '/' } },
];
