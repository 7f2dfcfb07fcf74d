import Bowser from 'bowser';
import type { FindResults } from '#content/site-settings.ts';
import { byIdInput } from '#domain/id.ts';
import type { RestRoute } from '#server/api/procedure.ts';
import type { Services } from '#server/api/services.ts';
import * as assessments from './assessment.repository.ts';
import * as schemas from './assessment.schemas.ts';
import * as service from './assessment.service.ts';
import { emailLimits } from './email-limits.ts';
import { remindRetake } from './retake.service.ts';
import { findOwnOrMail, lookupByEmail } from './lookup.service.ts';

const tag = 'Assessment';
const changes: Pick<RestRoute, 'tag' | 'refusals'> = { tag, refusals: [403, 404] };

declare module '#server/api/services.ts' {
  interface Services {
    /** Called when an assessment is marked completed. */
    onCompleted: () => void;
  }
}

/** Specification section 7. See `src/domain/access.ts` for permissions. */
export function assessmentRouter(services: Services) {
  const { api, visitor, visits, onCompleted, enqueueMail } = services;
  const { findResults } = services.config;
  const saveEmail = (path: RestRoute['path'], summary: string) =>
    api.mutation({
      rest: api.POST(path, summary, changes),
      caller: visitor,
      limits: emailLimits(findResults),
      input: schemas.idAndEmailInput,
      output: schemas.assessmentOutput,
      resolve: ({ caller, input: { id, email } }) =>
        service.changeAndEnqueue(caller, enqueueMail, id, 'own', (db, allowed) =>
          assessments.update(db, allowed, { email }),
        ),
    });

  return api.router({
    /** Find My Results: lists the assessments of an address, or mails a link to it. */
    lookupByEmail: api.mutation({
      rest: api.POST('/api/assessment/lookup-by-email', 'Find assessments by email', {
        tag,
        description: lookupDescriptions[findResults],
      }),
      caller: visitor,
      // The rate limit applies before validation, to valid and invalid input alike.
      limits: [
        {
          name: 'lookups',
          max: 10,
          windowSeconds: 60,
          message: 'There were too many searches. Wait a minute, then try again.',
          // Callers that probe other people's addresses can own thousands of assessments.
          networks: true,
        },
      ],
      input: schemas.emailInput,
      output: schemas.foundAssessmentsOutput,
      resolve: ({ caller, input: { email } }) =>
        findResults === 'mail' && enqueueMail
          ? findOwnOrMail(caller, email, enqueueMail)
          : lookupByEmail(caller, email),
    }),

    bySession: api.query({
      rest: api.GET('/api/assessment/{sessionId}', 'Read an assessment by its session id', {
        tag,
        description: 'A caller that shows the session id becomes an owner of the assessment.',
        refusals: [404],
      }),
      caller: visitor,
      input: schemas.bySessionInput,
      output: schemas.assessmentOutput,
      resolve: ({ caller, input }) => service.assessmentBySession(caller, input.sessionId),
    }),

    byId: api.query({
      rest: api.GET('/api/assessment/by-id/{id}', 'Read an assessment by its id', {
        tag,
        description: 'Anyone with the id can read; the session id and the email stay hidden.',
        refusals: [404],
      }),
      caller: visitor,
      input: byIdInput,
      output: schemas.assessmentOutput,
      resolve: ({ caller, input }) => service.assessmentById(caller, input.id),
    }),

    create: api.mutation({
      rest: api.POST('/api/assessment', 'Start an assessment', {
        tag,
        description:
          'The same session id always returns the same assessment. The first call stores the source of the visit.',
        refusals: [403, 404],
      }),
      caller: (call) => ({
        ...visitor(call),
        sourceOf: visits.visitor(call).sourceOf,
        startedIn: browserName(call.request.headers['user-agent']),
      }),
      limits: emailLimits(findResults),
      input: schemas.createAssessmentInput,
      output: schemas.assessmentOutput,
      resolve: ({ caller, input: { sessionId, source, againOf } }) => {
        const { startedIn, sourceOf } = caller;
        return service.createAssessment(caller, {
          sessionId,
          source: sourceOf(source),
          startedIn,
          againOf,
        });
      },
    }),

    update: api.mutation({
      rest: api.PATCH('/api/assessment/{id}', 'Change the email, the position, or the completion', {
        ...changes,
        description:
          'An email of null removes it. A caller that found the assessment by its email can change ' +
          'the last two while it is unfinished.',
      }),
      caller: visitor,
      limits: emailLimits(findResults),
      input: schemas.updateAssessmentInput,
      output: schemas.assessmentOutput,
      resolve: async ({ caller, input: { id, email, currentQuestionIndex, isCompleted } }) => {
        const progress = {
          current_question_index: currentQuestionIndex,
          is_completed: isCompleted,
        };
        // The position matters only to its owner and is saved often.
        const enqueue = email === undefined && isCompleted === undefined ? undefined : enqueueMail;
        const changed = await (email === undefined
          ? service.changeAndEnqueue(caller, enqueue, id, 'continue', (db, allowed) =>
              assessments.saveProgress(db, allowed, progress),
            )
          : service.changeAndEnqueue(caller, enqueue, id, 'own', (db, allowed) =>
              assessments.update(db, allowed, { email, ...progress }),
            ));
        if (isCompleted === true) onCompleted();
        return changed;
      },
    }),

    submitEmail: saveEmail(
      '/api/assessment/{id}/submit-email',
      'Save the email that unlocks the results',
    ),

    saveProgress: saveEmail(
      '/api/assessment/{id}/save-progress',
      'Save an unfinished assessment under an email, to find it again',
    ),

    reset: api.mutation({
      rest: api.POST(
        '/api/assessment/{id}/reset',
        'Clear answers, position, completion, and scores; the email stays',
        changes,
      ),
      caller: visitor,
      input: byIdInput,
      output: schemas.assessmentOutput,
      resolve: ({ caller, input }) =>
        service.changeAssessment(caller, input.id, 'own', assessments.reset),
    }),

    remindRetake: api.mutation({
      rest: api.POST(
        '/api/assessment/{id}/retake-reminder',
        'Turn the reminder to retake a completed assessment on or off',
        {
          tag,
          description: 'Sends one email to the assessment’s address after this many months.',
          needs: 'mail',
          refusals: [403, 404, 409],
        },
      ),
      caller: visitor,
      input: schemas.remindRetakeInput,
      output: schemas.assessmentOutput,
      resolve: ({ caller, input }) => remindRetake(caller, input, enqueueMail !== undefined),
    }),

    erase: api.mutation({
      rest: api.DELETE(
        '/api/assessment/{id}',
        'Erase an assessment with everything that belongs to it',
        {
          ...changes,
          description: 'Deletes its responses and scores, and the mails about it with their links.',
        },
      ),
      caller: visitor,
      input: byIdInput,
      output: byIdInput,
      resolve: ({ caller, input }) => service.eraseAssessment(caller, input.id),
    }),

    keepOnlyHere: api.mutation({
      rest: api.POST(
        '/api/assessment/{id}/keep-only-here',
        'Remove the access of every other browser to an assessment',
        {
          ...changes,
          description:
            'For a caller that verified its email by a mailed link. Returns the new id of the ' +
            'assessment; the old id, its session id, and earlier shared links stop working.',
        },
      ),
      caller: visitor,
      input: byIdInput,
      output: byIdInput,
      resolve: ({ caller, input }) => service.keepOnlyHere(caller, input.id),
    }),

    calculateScores: api.mutation({
      rest: api.POST(
        '/api/assessment/{id}/calculate-scores',
        'Recalculate the scores from the latest answers',
        {
          ...changes,
          description: 'Saving an answer already does this; the result is the same.',
        },
      ),
      caller: visitor,
      input: byIdInput,
      output: schemas.assessmentOutput,
      resolve: ({ caller, input }) =>
        service.changeAssessment(caller, input.id, 'own', assessments.calculateScores),
    }),
  });
}

/** Browsers have shorter names, and long ones take long to parse. */
const MAX_LENGTH = 512;

/** @returns like "Firefox on Windows"; null for programs and browsers that do not name themselves */
function browserName(userAgent: string | undefined): string | null {
  if (!userAgent || userAgent.length > MAX_LENGTH) return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return null;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}

const LOOKUPS_LIMITED = 'At most 10 calls a minute from an IP address, and 50 from its network.';
const lookupDescriptions: Record<FindResults, string> = {
  list:
    'At most 20: those with responses before empty ones, then newest first; an empty list ' +
    'for an unknown address. The caller may then continue unfinished ones while they have this email: ' +
    `save responses, the position, and the completion, nothing else. ${LOOKUPS_LIMITED}`,
  mail:
    'The caller’s own assessments under this address: those it created, those whose session id it ' +
    'sent, and those whose address it verified by a mailed link. At most 20: those with ' +
    'responses before empty ones, then newest first. If there are none, a link is mailed to the ' +
    `address, whatever is stored under it. ${LOOKUPS_LIMITED}`,
};
