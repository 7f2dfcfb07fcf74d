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

/** Reads what a choice may depend on. Each is read only when it matters; null if there is none. */
export interface Reader {
  /** The assessment that the address names. */
  named: () => Promise<Own | null>;
  /** The one that this tab takes. */
  taken: () => Promise<Own | null>;
  /** The one of this browser session. */
  session: () => Promise<Own | null>;
  /** This browser's others, the latest first, without the one that need not be read again. */
  recent: (besides?: string) => Promise<readonly Recent[]>;
  /** The one of the browser session that completed one last. */
  lastCompleted: () => Promise<Own | null>;
}

/**
 * Which assessment a tab takes (specification section 4).
 * @param wantsNew the visitor asked for a new assessment
 */
export async function decideCurrent(
  read: Reader,
  wantsNew: boolean,
): Promise<{ take: Taking } | { offer: Offer } | 'create'> {
  const own = await readOwn(read);
  if (own && (wantsNew || own.isOpened || own.hasAnswers)) return { take: own };
  if (wantsNew) return 'create';
  const recent = await read.recent(own?.assessment.id);
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
export async function decideShown(read: Reader): Promise<Assessment | null> {
  const own = await readOwn(read);
  if (own?.hasAnswers) return own.assessment;
  const recent = await read.recent(own?.assessment.id);
  const shown = recent.find(({ answered }) => answered > 0) ?? own ?? (await read.lastCompleted());
  return shown?.assessment ?? null;
}

/** The assessment that the address names, else the one that this tab is taking. */
async function readOwn(read: Reader): Promise<Own | null> {
  const named = await read.named();
  // A link to someone else's assessment does not replace the visitor's own.
  if (named && named.assessment.access !== 'reader') return named;
  const taken = await read.taken();
  // A visitor who found it by its email can only look at it, once it is completed.
  const canTake = taken?.isCopy || taken?.assessment.access !== 'reader';
  if (taken && (canTake || taken.assessment.isCompleted)) return taken;
  return read.session();
}
