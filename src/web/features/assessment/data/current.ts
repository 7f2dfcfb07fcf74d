import { queryOptions } from '@tanstack/react-query';
import { assessmentProgress } from '#domain/progress.ts';
import { errorStatus } from '#web/lib/api-error.ts';
import { entrySource } from '#web/lib/settings.tsx';
import { client, queryClient } from '#web/lib/trpc.ts';
import { idsWithCopy, readCopy } from './device-store.ts';
import { orStored, queryKeys, refreshResponses, responsesOf } from './queries.ts';
import { outboxOf } from './response-outboxes.ts';
import {
  forgetRecent,
  noteRecent,
  recentAssessments,
  type RecentAssessment,
} from './recent-assessments.ts';
import type { Assessment } from './types.ts';
import {
  currentSessionId,
  forgetNamed,
  wantsNewAssessment,
  lastCompletedSession,
  namedId,
  noteOpened,
  startSession,
  take,
  takenId,
  wasOpened,
} from './browser-session.ts';
import { withKnown } from './use-responses.ts';
import { regainAccess } from './write-access.ts';

const FIVE_MINUTES_MS = 5 * 60 * 1000;
/** How soon a page that shows the stored copy asks the server again. */
const COPY_MS = 15_000;
/** How many of the recent assessments are read, the latest first. */
const RECENT_READ = 10;

/** Without cookies the server cannot know whose answers it gets. */
export const SITE_DATA_BLOCKED =
  'Your browser blocks cookies and site data here, so your answers cannot be saved. Allow them for this site in the browser’s settings, then try again.';

interface Taking {
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

/**
 * The assessment that this tab is taking (specification section 4). If there is none with answers, the
 * visitor chooses among this browser's recent ones; if there are none either, a new one starts.
 */
export const currentAssessment = queryOptions({
  queryKey: queryKeys.current,
  staleTime: FIVE_MINUTES_MS,
  refetchInterval: ({ state }) =>
    state.data && 'isCopy' in state.data && state.data.isCopy ? COPY_MS : false,
  queryFn: async (): Promise<Current> => {
    if (!navigator.cookieEnabled) throw new Error(SITE_DATA_BLOCKED);
    const own = await ownAssessment();
    const isChosen = own && (wantsNewAssessment() || wasOpened(own.assessment.id));
    if (own && (isChosen || (await hasAnswers(own)))) return taking(own);
    const left = wantsNewAssessment() ? null : leftOpen(await readRecent(own?.assessment.id), own);
    if (left) return left.assessment ? taking(left) : left;
    const sessionId = currentSessionId() ?? startSession();
    return taking({
      assessment: await client.assessment.create.mutate({ sessionId, source: entrySource() }),
      isCopy: false,
    });
  },
});

/**
 * The assessment that the dashboard shows: the one named in its address, else the one this tab is taking
 * if it has answers, else this browser's most recent one; null when there is none.
 */
export function dashboardAssessment(id: string | undefined) {
  return queryOptions({
    queryKey: queryKeys.dashboard(id),
    staleTime: FIVE_MINUTES_MS,
    queryFn: async (): Promise<Assessment | null> => {
      if (id) return orNull(client.assessment.byId.query({ id }));
      const own = await ownAssessment();
      if (own && (await hasAnswers(own))) return own.assessment;
      const recent = await readRecent(own?.assessment.id);
      const latest = recent.find(({ answered }) => answered > 0)?.assessment ?? own?.assessment;
      if (latest) return latest;
      const sessionId = lastCompletedSession();
      return sessionId === null ? null : orNull(client.assessment.bySession.query({ sessionId }));
    },
  });
}

function taking(current: Taking): Taking {
  const { id } = current.assessment;
  take(id);
  noteRecent(id, 'taken');
  return current;
}

/** The assessment that the address names, or that this tab is taking; null when there is none. */
async function ownAssessment(): Promise<Taking | null> {
  const named = await namedAssessment();
  if (named) return named;
  const id = takenId();
  const taken = id === null ? null : await read(id);
  // A visitor who found it by its email can only look at it, once it is completed.
  if (
    taken &&
    (taken.isCopy || taken.assessment.access !== 'reader' || taken.assessment.isCompleted)
  ) {
    return taken;
  }
  const sessionId = currentSessionId();
  if (sessionId === null) return null;
  const assessment = await orNull(client.assessment.bySession.query({ sessionId }));
  return assessment && { assessment, isCopy: false };
}

async function namedAssessment(): Promise<Taking | null> {
  const id = namedId();
  if (id === null) return null;
  const named = await read(id);
  forgetNamed();
  // A link to someone else's assessment does not replace the visitor's own.
  if (!named || named.assessment.access === 'reader') return null;
  noteOpened(named.assessment.id);
  return named;
}

const copies = new Set<string>();

/** Null when there is no such assessment. */
async function read(id: string): Promise<Taking | null> {
  let isCopy = false;
  const assessment = await orStored(orNull(client.assessment.byId.query({ id })), async () => {
    const copy = await readCopy(id);
    isCopy = copy !== undefined;
    return copy?.assessment;
  });
  if (isCopy) copies.add(id);
  // Its responses came from the copy, too: read them again.
  else if (copies.delete(id)) void refreshResponses(id);
  if (!assessment || isCopy || assessment.access !== 'reader' || assessment.isCompleted) {
    return assessment && { assessment, isCopy };
  }
  return { assessment: (await regainAccess(id).catch(() => null)) ?? assessment, isCopy };
}

async function hasAnswers({ assessment: { id, overallScore }, isCopy }: Taking): Promise<boolean> {
  const outbox = outboxOf(id);
  await outbox.ready;
  const { responses, drafts } = outbox.view;
  return isCopy || overallScore !== null || responses.length + drafts.length > 0;
}

/** How many competencies are answered, including answers not yet sent. */
async function answeredIn(id: string): Promise<number> {
  const outbox = outboxOf(id);
  await outbox.ready;
  const saved = await queryClient.ensureQueryData(responsesOf(id));
  return assessmentProgress(withKnown(saved, outbox.view.responses)).answered;
}

interface Read {
  recent: RecentAssessment;
  assessment: Assessment;
  answered: number;
}

/** This browser's recent assessments, the latest first. */
async function readRecent(except: string | undefined): Promise<Read[]> {
  const known = recentAssessments();
  // A browser that crashed may have lost its list, but not the ratings.
  const taken = (await idsWithCopy()).filter((id) => known.every((one) => one.id !== id));
  const others = [...taken.map((id): RecentAssessment => ({ id })), ...known].filter(
    ({ id }) => id !== except,
  );
  const all = await Promise.all(
    others.slice(0, RECENT_READ).map(async (recent): Promise<Read | null> => {
      const found = await read(recent.id);
      if (!found) {
        forgetRecent(recent.id);
        return null;
      }
      const { assessment } = found;
      return { recent, assessment, answered: await answeredIn(assessment.id) };
    }),
  );
  return all.filter((one) => one !== null);
}

/** An assessment without answers is not offered, but is used instead of creating another empty one. */
function leftOpen(recent: readonly Read[], own: Taking | null): Current | null {
  const open = recent.filter(({ assessment: it }) => !it.isCompleted && it.access !== 'reader');
  const unfinished = open.find(({ answered }) => answered > 0);
  const completed = recent.find(
    ({ recent: { completed: wasCompleted }, assessment: { isCompleted, access } }) =>
      isCompleted && (wasCompleted !== undefined || access === 'owner'),
  )?.assessment;
  if (unfinished ?? completed) return { offer: { unfinished, completed } };
  const empty = open[0];
  return own ?? (empty ? { assessment: empty.assessment, isCopy: false } : null);
}

/** Null when there is no such assessment; any other failure is thrown. */
async function orNull(call: Promise<Assessment>): Promise<Assessment | null> {
  try {
    return await call;
  } catch (error) {
    if (errorStatus(error) === 404 || errorStatus(error) === 400) return null;
    throw error;
  }
}
