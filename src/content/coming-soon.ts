import type { Action } from './actions.ts';

export interface ComingSoonContent {
  title: string;
  text: string;
}

export const comingSoon: ComingSoonContent = {
  title: 'COMING SOON',
  text: 'This page is under development. Check back soon.',
};

export const chatComingSoon: ComingSoonContent = {
  title: 'COMING SOON',
  text: 'Ready Leader Chat is under development',
};

export const productsComingSoon: ComingSoonContent = {
  title: 'COMING SOON',
  text: 'Our products aren’t for sale yet. Our free resources are open now.',
};

export const assessmentComingSoon: ComingSoonContent = {
  title: 'COMING SOON',
  text: 'The Ready Leader Assessment is closed for now. If you have the link to your results, it still opens them.',
};

/** Where to go instead, shown over the chat that is not open. */
export const comingSoonActions: readonly Action[] = [
  { label: 'See Free Resources', target: { kind: 'page', to: '/resources' } },
  { label: 'Back to Home', target: { kind: 'page', to: '/' } },
];
