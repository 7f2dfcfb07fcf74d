import type { ShareLink } from './share-link.repository.ts';

/** A link as its owner sees it, without the token, of which only the hash is stored. */
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
