import type { ShareLink } from './share-link.repository.ts';

/** What its owner is shown of it: all but its token, which nobody has any more. */
export function shareLinkView(row: ShareLink) {
  return {
    linkId: row.id,
    name: row.name,
    withPlan: row.with_plan,
    comparedWith: row.compared_with,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
  };
}
