import {
  assessmentOutput,
  byIdInput,
  bySessionInput,
  emailInput,
  foundAssessmentsOutput,
  idAndEmailInput,
  updateAssessmentInput,
} from '#domain/schemas.ts';
import { assessmentCompleted } from '#server/telemetry/occurrences.ts';
import { publicProcedure, router, type RestRoute } from '#server/api/procedure.ts';
import * as assessments from './assessment.repository.ts';
import {
  assessmentById,
  assessmentBySession,
  changeAssessment,
  createAssessment,
  lookupByEmail,
} from './assessment.service.ts';

const tag = 'Assessment';
const changes: Pick<RestRoute, 'tag' | 'refusals'> = { tag, refusals: [403, 404] };

/** Specification section 7; who may read and write: see `grants.ts`. */
export const assessmentRouter = router({
  lookupByEmail: publicProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/assessment/lookup-by-email',
        tag,
        summary: 'Find assessments by email',
        description:
          'Newest first, an empty list for an unknown address. Unfinished ones may be continued ' +
          'by the caller afterwards. At most 10 calls a minute for each address of a caller.',
      },
    })
    .input(emailInput)
    .output(foundAssessmentsOutput)
    .mutation(({ ctx, input }) => lookupByEmail(ctx, input.email)),

  bySession: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/assessment/{sessionId}',
        tag,
        summary: "Read a session's assessment",
        description: 'Whoever shows the session id may change the assessment afterwards.',
        refusals: [404],
      },
    })
    .input(bySessionInput)
    .output(assessmentOutput)
    .query(({ ctx, input }) => assessmentBySession(ctx, input.sessionId)),

  byId: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/assessment/by-id/{id}',
        tag,
        summary: 'Read an assessment by its id',
        description: 'Whoever holds the id may read; the session id and the email stay hidden.',
        refusals: [404],
      },
    })
    .input(byIdInput)
    .output(assessmentOutput)
    .query(({ ctx, input }) => assessmentById(ctx, input.id)),

  create: publicProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/assessment',
        tag,
        summary: 'Start an assessment',
        description: 'The same session id always answers the same assessment.',
      },
    })
    .input(bySessionInput)
    .output(assessmentOutput)
    .mutation(({ ctx, input }) => createAssessment(ctx, input.sessionId)),

  update: publicProcedure
    .meta({
      rest: {
        ...changes,
        method: 'PATCH',
        path: '/api/assessment/{id}',
        summary: 'Change the email, the position or the completion',
      },
    })
    .input(updateAssessmentInput)
    .output(assessmentOutput)
    .mutation(async ({ ctx, input: { id, email, currentQuestionIndex, isCompleted } }) => {
      const changed = await changeAssessment(ctx, id, (writable) =>
        assessments.update(ctx.db, writable, {
          email,
          current_question_index: currentQuestionIndex,
          is_completed: isCompleted,
        }),
      );
      if (isCompleted === true) assessmentCompleted.publish({ id });
      return changed;
    }),

  submitEmail: publicProcedure
    .meta({
      rest: {
        ...changes,
        method: 'POST',
        path: '/api/assessment/{id}/submit-email',
        summary: 'Give the email that unlocks the results',
      },
    })
    .input(idAndEmailInput)
    .output(assessmentOutput)
    .mutation(({ ctx, input: { id, email } }) =>
      changeAssessment(ctx, id, (writable) => assessments.update(ctx.db, writable, { email })),
    ),

  saveProgress: publicProcedure
    .meta({
      rest: {
        ...changes,
        method: 'POST',
        path: '/api/assessment/{id}/save-progress',
        summary: 'Give the email under which an unfinished assessment is found again',
      },
    })
    .input(idAndEmailInput)
    .output(assessmentOutput)
    .mutation(({ ctx, input: { id, email } }) =>
      changeAssessment(ctx, id, (writable) => assessments.update(ctx.db, writable, { email })),
    ),

  reset: publicProcedure
    .meta({
      rest: {
        ...changes,
        method: 'POST',
        path: '/api/assessment/{id}/reset',
        summary: 'Clear answers, position, completion and scores; the email stays',
      },
    })
    .input(byIdInput)
    .output(assessmentOutput)
    .mutation(({ ctx, input }) =>
      changeAssessment(ctx, input.id, (writable) => assessments.reset(ctx.db, writable)),
    ),

  calculateScores: publicProcedure
    .meta({
      rest: {
        ...changes,
        method: 'POST',
        path: '/api/assessment/{id}/calculate-scores',
        summary: 'Calculate the scores anew from the latest answers',
        description: 'Saving an answer does it already; the result is the same.',
      },
    })
    .input(byIdInput)
    .output(assessmentOutput)
    .mutation(({ ctx, input }) =>
      changeAssessment(ctx, input.id, (writable) => assessments.calculateScores(ctx.db, writable)),
    ),
});
