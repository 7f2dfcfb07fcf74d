import type { Assessment } from './types.ts';

export interface Taking {
  assessment: Assessment;
  /** The stored copy: the server cannot be reached. */
  isCopy: boolean;
  offer?: never;
}

/** Earlier assessments to choose from. */
export interface Offer {
  unfinished?: { assessment: Assessment; answered: number } | undefined;
  completed?: Assessment | undefined;
}

export type Current = Taking | { offer: Offer; assessment?: never };

export interface Own extends Taking {
  /** Unsent and single ratings count, too. */
  hasAnswers: boolean;
  /** A link opened it to continue it. */
  isOpened: boolean;
}

export interface Recent {
  assessment: Assessment;
  answered: number;
  /** It was finished in this browser. */
  wasCompleted: boolean;
}

/** What is known when an assessment is chosen. Undefined: not read yet. Null: there is none. */
export interface Facts {
  /** The visitor asked for a new assessment. */
  wantsNew: boolean;
  /** The assessment that the address names. */
  named?: Own | null;
  /** The one that this tab takes. */
  taken?: Own | null;
  /** The one of this browser session. */
  session?: Own | null;
  /** This browser's other assessments, the latest first. */
  recent?: readonly Recent[];
  /** The one of the browser session that completed one last. */
  lastCompleted?: Own | null;
}

/** A fact that has to be read before the decision. */
export interface Need {
  read: Exclude<keyof Facts, 'wantsNew'>;
  /** The one that need not be read again. */
  besides?: string | undefined;
}

export const isNeed = (decision: object | string | null): decision is Need =>
  decision instanceof Object && 'read' in decision;

/** Which assessment a tab takes (specification section 4). */
export function decideCurrent(facts: Facts): Need | { take: Taking } | { offer: Offer } | 'create' {
  const { wantsNew, recent } = facts;
  const own = ownOf(facts);
  if (isNeed(own)) return own;
  if (own && (wantsNew || own.isOpened || own.hasAnswers)) return { take: own };
  if (wantsNew) return 'create';
  if (!recent) return { read: 'recent', besides: own?.assessment.id };
  const open = recent.filter(({ assessment: it }) => !it.isCompleted && it.access !== 'reader');
  const unfinished = open.find(({ answered }) => answered > 0);
  const completed = recent.find(
    ({ wasCompleted, assessment: { isCompleted, access } }) =>
      isCompleted && (wasCompleted || access === 'owner'),
  )?.assessment;
  if (unfinished ?? completed) return { offer: { unfinished, completed } };
  // One without answers is not offered, but used instead of creating another.
  const empty = own ?? open[0];
  return empty ? { take: { assessment: empty.assessment, isCopy: false } } : 'create';
}

/** Which assessment the dashboard shows if its address names none; null when there is none. */
export function decideShown(facts: Facts): Need | { show: Assessment | null } {
  const { recent, lastCompleted } = facts;
  const own = ownOf(facts);
  if (isNeed(own)) return own;
  if (own?.hasAnswers) return { show: own.assessment };
  if (!recent) return { read: 'recent', besides: own?.assessment.id };
  const shown = recent.find(({ answered }) => answered > 0) ?? own ?? lastCompleted;
  return shown === undefined ? { read: 'lastCompleted' } : { show: shown?.assessment ?? null };
}

/** The assessment that the address names, else the one that this tab is taking. */
function ownOf({ named, taken, session }: Facts): Need | Own | null {
  if (named === undefined) return { read: 'named' };
  // A link to someone else's assessment does not replace the visitor's own.
  if (named && named.assessment.access !== 'reader') return named;
  if (taken === undefined) return { read: 'taken' };
  // A visitor who found it by its email can only look at it, once it is completed.
  const canTake = taken?.isCopy || taken?.assessment.access !== 'reader';
  if (taken && (canTake || taken.assessment.isCompleted)) return taken;
  return session === undefined ? { read: 'session' } : session;
}
