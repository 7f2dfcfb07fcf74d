import { competencies } from '#domain/competencies.ts';
import type { Answers, Invitation } from './form-device.ts';

export const isManager = ({ role }: Invitation): boolean => role === 'manager';

/** The competencies that are asked about, in this order. */
export function askedAbout({ kind, competencyIds }: Invitation) {
  return kind === 'full'
    ? competencies
    : competencies.filter(({ id }) => competencyIds.includes(id));
}

/** "Not observed" is an answer, but no rating. */
export const countRated = ({ ratings }: Answers): number =>
  Object.values(ratings).filter((rating) => rating !== null).length;

export const countAnswered = ({ ratings }: Answers): number => Object.keys(ratings).length;
