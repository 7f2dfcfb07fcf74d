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

/** Where to go instead. */
export const comingSoonActions: readonly Action[] = [
  { label: 'See free resources', target: { kind: 'page', to: '/resources' } },
  { label: 'Back to home', target: { kind: 'page', to: '/' } },
];
