import { competencyCount } from '#domain/competency-count.ts';
import type { Action } from './actions.ts';
import { emailUse } from './site.ts';

export interface AssessmentOfferContent {
  headline: string;
  body: string;
  action: Action;
}

/** The offer of the assessment on other pages; hidden while its flag is off. */
export const assessmentOffer: AssessmentOfferContent = {
  headline: 'See where you stand first',
  body: `Rate yourself on ${competencyCount} leadership competencies in five areas. You get a score for each area and a development plan. ${emailUse.free}.`,
  action: { label: 'Take the assessment', target: { kind: 'page', to: '/assessment' } },
};
