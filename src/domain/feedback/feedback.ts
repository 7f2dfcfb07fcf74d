import type { CompetencyId } from '#domain/competencies.ts';
import type { Rating } from '#domain/rating-scale.ts';

/** `focus`: one question for each focus competency of a plan. `full`: all 35 statements. */
export const feedbackKinds = ['focus', 'full'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** Only full rounds have roles. */
export const feedbackRoles = ['manager', 'peer', 'report', 'other'] as const;
export type FeedbackRole = (typeof feedbackRoles)[number];
export type GroupedRole = Exclude<FeedbackRole, 'manager'>;

export const roundStates = ['draft', 'open', 'published', 'too_few', 'canceled'] as const;
export type RoundState = (typeof roundStates)[number];

export const invitationStates = ['waiting', 'sent', 'declined', 'answered', 'bounced'] as const;
export type InvitationState = (typeof invitationStates)[number];

export const formStates = ['partial', 'submitted', 'withdrawn'] as const;
export type FormState = (typeof formStates)[number];

export const invitationLimits = {
  focus: { least: 3, most: 8 },
  full: { least: 4, most: 20 },
} as const satisfies Record<FeedbackKind, { least: number; most: number }>;
export const MAX_MANAGERS = 2;

/** Of the leader's name, as those invited see it. */
export const NAME_MAX_LENGTH = 60;

/** In days. */
export const openFor = { least: 7, usual: 14, most: 28, extension: 7 } as const;
/** Reminders: days after the invitation, and days before the round closes. */
export const remind = { after: 5, before: 2 } as const;

/**
 * Days from a result to the next round of the kind, and at least between two rounds that are compared. Soon after
 * the first, most people answer as before: then the reports differ by who joined or left.
 */
export const DAYS_BETWEEN = 60;

export const LEAST_RATED = 18;
export const MAX_COMMENT = 500;

/** A group has at least this many forms, a cell at least this many ratings. */
export const LEAST_VOICES = 3;
/** From this many ratings on, a cell also shows how far they agree. */
export const AGREEMENT_FROM = 5;
/** Comments are shown from this many forms on, managers' not counted, and this many comments. */
export const COMMENTS_FROM = { forms: 5, comments: 3 } as const;
/** With fewer answers, the report warns that these are few voices. */
export const ENOUGH_VOICES = 6;

/** From much less effective to much more effective. */
export const focusRatings = [-3, -2, -1, 0, 1, 2, 3] as const;
export type FocusRating = (typeof focusRatings)[number];

/** Null means "Not observed", as a missing rating does. */
export type Ratings<R> = Readonly<Partial<Record<CompetencyId, R | null>>>;

export type SelfRatings = Ratings<Rating>;

/** Empty where nothing was written. */
export interface FormTexts {
  /** Of a focus round. */
  sentence: string;
  keep: string;
  /** The one thing that would help most. */
  help: string;
}

export const noTexts: FormTexts = { sentence: '', keep: '', help: '' };

export interface FullForm {
  readonly role: FeedbackRole;
  readonly ratings: Ratings<Rating>;
  readonly texts: Readonly<Pick<FormTexts, 'keep' | 'help'>>;
}

export interface FocusForm {
  readonly ratings: Ratings<FocusRating>;
  readonly texts: Readonly<Pick<FormTexts, 'sentence'>>;
}

/** Only submitted forms, in any order. */
export interface FullRound {
  /** The role of each invitation. Groups are named after them, so that a name does not reveal who answered. */
  readonly invited: readonly FeedbackRole[];
  readonly forms: readonly FullForm[];
  readonly self: SelfRatings;
  /** Orders the comments. */
  readonly seed: string;
}

/** Only submitted forms, in any order. */
export interface FocusRound {
  readonly invited: number;
  readonly forms: readonly FocusForm[];
  readonly competencyIds: readonly CompetencyId[];
  /** Orders the sentences. */
  readonly seed: string;
}
