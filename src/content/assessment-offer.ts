import { competencyCount } from '#domain/competency-count.ts';
import { freeWithEmail } from './site.ts';

export const assessmentOffer = {
  /** Beside the action on Home. */
  inShort: `The assessment is free, and all you need is an email address.`,
  headline: 'See Where You Stand First',
  body: `Rate yourself on ${competencyCount} leadership competencies. You get a score and a development plan for each of five areas. ${freeWithEmail}.`,
  action: { label: 'Take the Assessment', target: { kind: 'page', to: '/assessment' } },
} as const;
