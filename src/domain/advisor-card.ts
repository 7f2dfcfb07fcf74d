/** What the advisor can offer at the end of a reply. It writes `[card.plan]`. */
export const cardIds = ['assessment', 'plan', 'call', 'decision-tree', 'ptr-framework'] as const;

export type CardId = (typeof cardIds)[number];
