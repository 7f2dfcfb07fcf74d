/** What the advisor can offer at the end of a reply: a page, or the help lines. It writes `[card.plan]`. */
export const cardIds = [
  'assessment',
  'plan',
  'call',
  'decision-tree',
  'ptr-framework',
  'help',
] as const;

export type CardId = (typeof cardIds)[number];
