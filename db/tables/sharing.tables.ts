import type { ColumnType, Generated } from 'kysely';

export interface ShareLinkTable {
  id: Generated<string>;
  assessment_id: string;
  token_hash: Buffer;
  /** The name that its owner gave the recipient. */
  name: string;
  /** The owner's name, which the recipient sees; null if none is shown. */
  shared_by: ColumnType<string | null, string | null | undefined, never>;
  with_plan: boolean;
  with_feedback: Generated<boolean>;
  /** The earlier assessment of the comparison; null without one. */
  compared_with: string | null;
  /** `assessment.access_epoch` of both when the link was made: it works while they are unchanged. */
  access_epoch: Generated<number>;
  compared_epoch: number | null;
  created_at: ColumnType<Date, never, never>;
  expires_at: Date;
  last_opened_at: ColumnType<Date | null, never, Date>;
}

/** The columns that its owner may read: all but the hash of the token. */
export const shareLinkColumns = [
  'id as linkId',
  'assessment_id as assessmentId',
  'name',
  'shared_by as sharedBy',
  'with_plan as withPlan',
  'with_feedback as withFeedback',
  'compared_with as comparedWith',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'last_opened_at as lastOpenedAt',
] as const;
