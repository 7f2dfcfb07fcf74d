import { queryOptions } from '@tanstack/react-query';
import { assessmentProgress } from '#domain/progress.ts';
import { errorStatus } from '#web/lib/api-error.ts';
import { entrySource } from '#web/lib/entry-source.ts';
import { client, queryClient } from '#web/lib/trpc.ts';
import { idsWithCopy, readCopy } from './device-store.ts';
import { orKept, queryKeys, refreshResponses, responsesOf } from './queries.ts';
import { queueOf } from './queues.ts';
import { forgetSeen, noteSeen, seenAssessments, type Seen } from './recent-assessments.ts';
import type { Assessment } from './types.ts';
import {
  currentSessionId,
  forgetNamed,
  hasStartedAnew,
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
/** How soon what is shown as it was last read here is read anew. */
const COPY_MS = 15_000;
/** So many of those that were seen here are looked at, the latest. */
const LOOKED_AT = 10;

interface Taking {
  assessment: Assessment;
  /** As this browser last read it: the service cannot be reached. */
  isCopy: boolean;
  offer?: never;
}

/** What is there from before, to choose from. */
export interface Offer {
  unfinished?: { assessment: Assessment; answered: number } | undefined;
  completed?: Assessment | undefined;
}

export type Current = Taking | { offer: Offer; assessment?: never };

/**
 * The assessment that this tab is taking (specification section 4). Where it has no answers, or there
 * is none, and this browser has seen others: those, to choose from. Else a new one.
 */
export const currentAssessment = queryOptions({
  queryKey: queryKeys.current,
  staleTime: FIVE_MINUTES_MS,
  refetchInterval: ({ state }) =>
    state.data && 'isCopy' in state.data && state.data.isCopy ? COPY_MS : false,
  queryFn: async (): Promise<Current> => {
    const own = await ownAssessment();
    const isChosen = own && (hasStartedAnew() || wasOpened(own.assessment.id));
    if (own && (isChosen || (await hasAnswers(own)))) return taking(own);
    const left = hasStartedAnew() ? null : leftOpen(await lookAtSeen(own?.assessment.id), own);
    if (left) return left.assessment ? taking(left) : left;
    const sessionId = currentSessionId() ?? startSession();
    return taking({
      assessment: await client.assessment.create.mutate({ sessionId, source: entrySource() }),
      isCopy: false,
    });
  },
});

/**
 * What the dashboard shows: the assessment named in its address, else the one this tab is taking if
 * that has answers, else the one that this browser saw last; null when there is none.
 */
export function dashboardAssessment(id: string | undefined) {
  return queryOptions({
    queryKey: queryKeys.dashboard(id),
    staleTime: FIVE_MINUTES_MS,
    queryFn: async (): Promise<Assessment | null> => {
      if (id) return orNull(client.assessment.byId.query({ id }));
      const own = await ownAssessment();
      if (own && (await hasAnswers(own))) return own.assessment;
      const seen = await lookAtSeen(own?.assessment.id);
      const latest = seen.find(({ answered }) => answered > 0)?.assessment ?? own?.assessment;
      if (latest) return latest;
      const sessionId = lastCompletedSession();
      return sessionId === null ? null : orNull(client.assessment.bySession.query({ sessionId }));
    },
  });
}

function taking(current: Taking): Taking {
  const { id } = current.assessment;
  take(id);
  noteSeen(id, 'taken');
  return current;
}

/** The one that this tab is to go on with, or is taking already, null when there is none. */
async function ownAssessment(): Promise<Taking | null> {
  const named = await namedAssessment();
  if (named) return named;
  const id = takenId();
  const taken = id === null ? null : await read(id);
  // Who found it may only look once it is completed, and does, until they go on to the dashboard.
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
  // Whoever may only look is not led away from what is their own.
  if (!named || named.assessment.access === 'reader') return null;
  noteOpened(named.assessment.id);
  return named;
}

const copies = new Set<string>();

/** Null when there is no such assessment. */
async function read(id: string): Promise<Taking | null> {
  let isCopy = false;
  const assessment = await orKept(orNull(client.assessment.byId.query({ id })), async () => {
    const copy = await readCopy(id);
    isCopy = copy !== undefined;
    return copy?.assessment;
  });
  if (isCopy) copies.add(id);
  // Its responses are those that were read back then.
  else if (copies.delete(id)) void refreshResponses(id);
  if (!assessment || isCopy || assessment.access !== 'reader' || assessment.isCompleted) {
    return assessment && { assessment, isCopy };
  }
  return { assessment: (await regainAccess(id).catch(() => null)) ?? assessment, isCopy };
}

async function hasAnswers({ assessment: { id, overallScore }, isCopy }: Taking): Promise<boolean> {
  const queue = queueOf(id);
  await queue.ready;
  const { responses, drafts } = queue.view;
  return isCopy || overallScore !== null || responses.length + drafts.length > 0;
}

/** How many competencies are answered, with what is still to be sent. */
async function answeredIn(id: string): Promise<number> {
  const queue = queueOf(id);
  await queue.ready;
  const saved = await queryClient.ensureQueryData(responsesOf(id));
  return assessmentProgress(withKnown(saved, queue.view.responses)).answered;
}

interface LookedAt {
  seen: Seen;
  assessment: Assessment;
  answered: number;
}

/** Those that this browser saw before, the latest first. */
async function lookAtSeen(except: string | undefined): Promise<LookedAt[]> {
  const seenHere = seenAssessments();
  // What is remembered of a browser's last seconds may be gone, but what was rated is not.
  const taken = (await idsWithCopy()).filter((id) => seenHere.every((seen) => seen.id !== id));
  const others = [...taken.map((id): Seen => ({ id })), ...seenHere].filter(
    ({ id }) => id !== except,
  );
  const looked = await Promise.all(
    others.slice(0, LOOKED_AT).map(async (seen): Promise<LookedAt | null> => {
      const found = await read(seen.id);
      if (!found) {
        forgetSeen(seen.id);
        return null;
      }
      const { assessment } = found;
      return { seen, assessment, answered: await answeredIn(assessment.id) };
    }),
  );
  return looked.filter((one) => one !== null);
}

/** One without answers is no choice, but serves instead of another empty one. */
function leftOpen(seen: readonly LookedAt[], own: Taking | null): Current | null {
  const open = seen.filter(({ assessment: it }) => !it.isCompleted && it.access !== 'reader');
  const unfinished = open.find(({ answered }) => answered > 0);
  const completed = seen.find(
    ({ seen: { completed: wasCompleted }, assessment: { isCompleted, access } }) =>
      isCompleted && (wasCompleted !== undefined || access === 'owner'),
  )?.assessment;
  if (unfinished ?? completed) return { offer: { unfinished, completed } };
  const empty = open[0];
  return own ?? (empty ? { assessment: empty.assessment, isCopy: false } : null);
}

/** Null when there is no such assessment; a call that failed otherwise is still a failure. */
async function orNull(call: Promise<Assessment>): Promise<Assessment | null> {
  try {
    return await call;
  } catch (error) {
    if (errorStatus(error) === 404 || errorStatus(error) === 400) return null;
    throw error;
  }
}
