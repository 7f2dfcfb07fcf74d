import { queryOptions } from '@tanstack/react-query';
import { assessmentProgress } from '#domain/progress.ts';
import { errorStatus } from '#web/lib/api-error.ts';
import { entrySource } from '#web/lib/settings.tsx';
import { client, queryClient } from '#web/lib/trpc.ts';
import { idsWithCopy, readCopy } from './device-store.ts';
import { orStored, queryKeys, refreshResponses, responsesOf } from './queries.ts';
import { outboxOf } from './response-outbox.ts';
import {
  forgetRecent,
  noteRecent,
  recentAssessments,
  type RecentAssessment,
} from './recent-assessments.ts';
import {
  decideCurrent,
  decideShown,
  type Current,
  type Own,
  type Reader,
  type Recent,
  type Taking,
} from './decide.ts';
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
    const decision = await decideCurrent(read, wantsNewAssessment());
    if (decision !== 'create') return 'take' in decision ? taking(decision.take) : decision;
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
    queryFn: () => (id ? orNull(client.assessment.byId.query({ id })) : decideShown(read)),
  });
}

function taking(current: Taking): Taking {
  const { id } = current.assessment;
  take(id);
  noteRecent(id, 'taken');
  return current;
}

const read: Reader = {
  named: async () => {
    const named = await readOwn(namedId());
    forgetNamed();
    if (named && named.assessment.access !== 'reader') noteOpened(named.assessment.id);
    return named && { ...named, isOpened: true };
  },
  taken: () => readOwn(takenId()),
  session: () => readSession(currentSessionId()),
  lastCompleted: () => readSession(lastCompletedSession()),
  recent: readRecent,
};

async function readOwn(id: string | null): Promise<Own | null> {
  const found = id === null ? null : await readOne(id);
  return found && withUse(found);
}

async function readSession(sessionId: string | null): Promise<Own | null> {
  if (sessionId === null) return null;
  const assessment = await orNull(client.assessment.bySession.query({ sessionId }));
  return assessment && withUse({ assessment, isCopy: false });
}

async function withUse(found: Taking): Promise<Own> {
  const { id, overallScore } = found.assessment;
  const outbox = outboxOf(id);
  await outbox.ready;
  const { responses, drafts } = outbox.view();
  const hasUnsent = responses.length + drafts.length > 0;
  return {
    ...found,
    hasAnswers: found.isCopy || overallScore !== null || hasUnsent,
    isOpened: wasOpened(id),
  };
}

const copies = new Set<string>();

/** Null when there is no such assessment. */
async function readOne(id: string): Promise<Taking | null> {
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

/** How many competencies are answered, including answers not yet sent. */
async function answeredIn(id: string): Promise<number> {
  const outbox = outboxOf(id);
  await outbox.ready;
  const saved = await queryClient.ensureQueryData(responsesOf(id));
  return assessmentProgress(withKnown(saved, outbox.view().responses)).answered;
}

/** This browser's recent assessments, the latest first. */
async function readRecent(besides?: string): Promise<Recent[]> {
  const known = recentAssessments();
  // A browser that crashed may have lost its list, but not the ratings.
  const taken = (await idsWithCopy()).filter((id) => known.every((one) => one.id !== id));
  const others = [...taken.map((id): RecentAssessment => ({ id })), ...known].filter(
    ({ id }) => id !== besides,
  );
  const all = await Promise.all(
    others.slice(0, RECENT_READ).map(async (recent): Promise<Recent | null> => {
      const found = await readOne(recent.id);
      if (!found) {
        forgetRecent(recent.id);
        return null;
      }
      const { assessment } = found;
      return {
        assessment,
        answered: await answeredIn(assessment.id),
        wasCompleted: recent.completed !== undefined,
      };
    }),
  );
  return all.filter((one) => one !== null);
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
