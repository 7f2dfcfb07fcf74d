import { byIdInput } from '#domain/id.ts';
import type { Api, RestRoute } from '#server/api/procedure.ts';
import type { EnqueueMail } from '#server/assessment/assessment.service.ts';
import type { Visitors } from '#server/assessment/visitor.ts';
import type { SecretBox } from '#server/webhooks/secret-box.ts';
import {
  declineInput,
  formKeyInput,
  formOutput,
  formStateOutput,
  roundInput,
  roundOutput,
  roundsOutput,
  saveFormInput,
  startFeedbackInput,
} from './feedback.schemas.ts';
import {
  cancelRound,
  extendRound,
  listRounds,
  publishEarly,
  startRound,
} from './feedback.service.ts';
import {
  declineInvitation,
  openForm,
  saveForm,
  submitForm,
  withdrawForm,
} from './rater.service.ts';

const tag: RestRoute['tag'] = 'Feedback';

interface FeedbackServices {
  visitor: Visitors;
  /** Undefined if no mail is sent. */
  enqueueMail: EnqueueMail | undefined;
  box: SecretBox;
}

const formLimits = [
  {
    name: 'feedback forms',
    // A whole team may answer behind one address, and each form is saved as it is filled in.
    max: 300,
    windowSeconds: 60,
    message: 'Too many calls from here. Wait a minute, then try again.',
  },
];

const BY_LINK = 'Only with the token of a mailed link. The owner of the results is refused.';

/** Rounds in which colleagues rate the owner of an assessment without an account, and anonymously. */
export function feedbackRouter(api: Api, { visitor, enqueueMail, box }: FeedbackServices) {
  return api.router({
    list: api.query({
      rest: {
        method: 'GET',
        path: '/api/assessment/{id}/feedback',
        tag,
        summary: 'List the rounds of feedback, with their results',
        description: 'Counts say how many answered, never who.',
        refusals: [403, 404],
      },
      caller: visitor,
      input: byIdInput,
      output: roundsOutput,
      resolve: ({ caller, input }) => listRounds(caller, input.id, enqueueMail !== undefined),
    }),

    start: api.mutation({
      rest: {
        method: 'POST',
        path: '/api/assessment/{id}/feedback',
        tag,
        summary: 'Invite colleagues to give feedback',
        description:
          'Each gets a mail with a link of their own. None can be added or taken back later. Only for a caller ' +
          'that verified the address of a completed assessment.',
        refusals: [403, 404, 409],
      },
      caller: visitor,
      input: startFeedbackInput,
      output: roundOutput,
      resolve: ({ caller, input }) => startRound(caller, input, enqueueMail),
    }),

    extend: api.mutation({
      rest: {
        method: 'POST',
        path: '/api/assessment/{id}/feedback/{roundId}/extend',
        tag,
        summary: 'Keep a round open for another seven days, once',
        refusals: [403, 404, 409],
      },
      caller: visitor,
      input: roundInput,
      output: roundOutput,
      resolve: ({ caller, input: { id, roundId } }) => extendRound(caller, id, roundId),
    }),

    publish: api.mutation({
      rest: {
        method: 'POST',
        path: '/api/assessment/{id}/feedback/{roundId}/publish',
        tag,
        summary: 'Publish a round early, once everyone answered or declined',
        description: 'Freezes the result, and deletes all forms and addresses.',
        refusals: [403, 404, 409],
      },
      caller: visitor,
      input: roundInput,
      output: roundOutput,
      resolve: ({ caller, input: { id, roundId } }) =>
        publishEarly(caller, id, roundId, enqueueMail),
    }),

    cancel: api.mutation({
      rest: {
        method: 'POST',
        path: '/api/assessment/{id}/feedback/{roundId}/cancel',
        tag,
        summary: 'Cancel a round and delete its answers unread',
        refusals: [403, 404, 409],
      },
      caller: visitor,
      input: roundInput,
      output: roundOutput,
      resolve: ({ caller, input: { id, roundId } }) => cancelRound(caller, id, roundId),
    }),

    open: api.mutation({
      rest: {
        method: 'POST',
        path: '/api/feedback/open',
        tag,
        summary: 'Read the form of an invitation',
        description: `${BY_LINK} Changes nothing. Saved answers are returned only to the browser that wrote them.`,
        refusals: [403, 404],
      },
      caller: visitor,
      limits: formLimits,
      input: formKeyInput,
      output: formOutput,
      resolve: ({ caller, input }) => openForm(caller, input),
    }),

    save: api.mutation({
      rest: {
        method: 'POST',
        path: '/api/feedback/save',
        tag,
        summary: 'Save a form without submitting it',
        description:
          `${BY_LINK} Send all answers each time. A form that is submitted already changes at once, and only by ` +
          'the browser that submitted it.',
        refusals: [403, 404, 409],
      },
      caller: visitor,
      limits: formLimits,
      input: saveFormInput,
      output: formStateOutput,
      resolve: ({ caller, input }) => saveForm(caller, input),
    }),

    submit: api.mutation({
      rest: {
        method: 'POST',
        path: '/api/feedback/submit',
        tag,
        summary: 'Submit a form',
        description: `${BY_LINK} Until the round is published it can be submitted again, which replaces it.`,
        refusals: [403, 404, 409],
      },
      caller: visitor,
      limits: formLimits,
      input: saveFormInput,
      output: formStateOutput,
      resolve: ({ caller, input }) => submitForm(caller, input, { enqueueMail, box }),
    }),

    withdraw: api.mutation({
      rest: {
        method: 'POST',
        path: '/api/feedback/withdraw',
        tag,
        summary: 'Delete the answers of a form',
        description: BY_LINK,
        refusals: [403, 404, 409],
      },
      caller: visitor,
      limits: formLimits,
      input: formKeyInput,
      output: formStateOutput,
      resolve: ({ caller, input }) => withdrawForm(caller, input),
    }),

    decline: api.mutation({
      rest: {
        method: 'POST',
        path: '/api/feedback/decline',
        tag,
        summary: 'Decline an invitation',
        description: `${BY_LINK} The owner sees how many declined, never who.`,
        refusals: [403, 404, 409],
      },
      caller: visitor,
      limits: formLimits,
      input: declineInput,
      output: formStateOutput,
      resolve: ({ caller, input }) => declineInvitation(caller, input),
    }),
  });
}
