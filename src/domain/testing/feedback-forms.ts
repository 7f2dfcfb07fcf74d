import {
  noTexts,
  type FullForm,
  type FullRound,
  type FeedbackRole,
  type Ratings,
} from '#domain/feedback/feedback.ts';
import type { Rating } from '#domain/rating-scale.ts';

export function fullForm(
  role: FeedbackRole,
  ratings: Ratings<Rating>,
  texts: Partial<FullForm['texts']> = {},
): FullForm {
  return { role, ratings, texts: { ...noTexts, ...texts } };
}

/** A round in which all who were invited answered. */
export function fullRound(forms: readonly FullForm[], round: Partial<FullRound> = {}): FullRound {
  return { invited: forms.map(({ role }) => role), forms, self: {}, seed: 'seed', ...round };
}
