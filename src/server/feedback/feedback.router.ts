import { byIdInput } from '#domain/id.ts';
import type { RestRoute } from '#server/api/procedure.ts';
import type { Services } from '#server/api/services.ts';
import * as schemas from './feedback.schemas.ts';
import * as feedback from './feedback.service.ts';
import * as rater from './rater.service.ts';

const tag: RestRoute['tag'] = 'Feedback';

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
export function feedbackRouter({ api, visitor, enqueueMail, box }: Services) {
  const rounds = '/api/assessment/{id}/feedback';
  const refusals: RestRoute['refusals'] = [403, 404, 409];

  const ofRound = (action: feedback.RoundChange, summary: string, description = '') =>
    api.mutation({
      rest: api.POST(`${rounds}/{roundId}/${action}`, summary, { tag, description, refusals }),
      caller: visitor,
      input: schemas.roundInput,
      output: schemas.roundOutput,
      resolve: ({ caller, input }) => feedback.changeRound(caller, action, input, enqueueMail),
    });

  const ofForm = (action: string, summary: string, description = '', refused = refusals) => ({
    rest: api.POST(`/api/feedback/${action}`, summary, {
      tag,
      description: `${BY_LINK} ${description}`.trim(),
      refusals: refused,
    }),
    caller: visitor,
    limits: formLimits,
    output: schemas.formStateOutput,
  });

  return api.router({
    list: api.query({
      rest: api.GET(rounds, 'List the rounds of feedback, with their results', {
        tag,
        description: 'Counts say how many answered, never who.',
        refusals: [403, 404],
      }),
      caller: visitor,
      input: byIdInput,
      output: schemas.roundsOutput,
      resolve: ({ caller, input }) =>
        feedback.listRounds(caller, input.id, enqueueMail !== undefined),
    }),

    start: api.mutation({
      rest: api.POST(rounds, 'Invite colleagues to give feedback', {
        tag,
        description:
          'Each gets a mail with a link of their own. None can be added or taken back later. Only for a caller ' +
          'that verified the address of a completed assessment.',
        refusals,
      }),
      caller: visitor,
      input: schemas.startFeedbackInput,
      output: schemas.roundOutput,
      resolve: ({ caller, input }) => feedback.startRound(caller, input, enqueueMail),
    }),

    extend: ofRound('extend', 'Keep a round open for another seven days, once'),

    publish: ofRound(
      'publish',
      'Publish a round early, once everyone answered or declined',
      'Freezes the result, and deletes all forms and addresses.',
    ),

    cancel: ofRound('cancel', 'Cancel a round and delete its answers unread'),

    open: api.mutation({
      ...ofForm(
        'open',
        'Read the form of an invitation',
        'Changes nothing. Saved answers are returned only to the browser that wrote them.',
        [403, 404],
      ),
      input: schemas.formKeyInput,
      output: schemas.formOutput,
      resolve: ({ caller, input }) => rater.openForm(caller, input),
    }),

    save: api.mutation({
      ...ofForm(
        'save',
        'Save a form without submitting it',
        'Send all answers each time. A form that is submitted already changes at once, and only by ' +
          'the browser that submitted it.',
      ),
      input: schemas.saveFormInput,
      resolve: ({ caller, input }) => rater.saveForm(caller, input),
    }),

    submit: api.mutation({
      ...ofForm(
        'submit',
        'Submit a form',
        'Until the round is published it can be submitted again, which replaces it.',
      ),
      input: schemas.saveFormInput,
      resolve: ({ caller, input }) => rater.submitForm(caller, input, { enqueueMail, box }),
    }),

    withdraw: api.mutation({
      ...ofForm('withdraw', 'Delete the answers of a form'),
      input: schemas.formKeyInput,
      resolve: ({ caller, input }) => rater.withdrawForm(caller, input),
    }),

    decline: api.mutation({
      ...ofForm('decline', 'Decline an invitation', 'The owner sees how many declined, never who.'),
      input: schemas.declineInput,
      resolve: ({ caller, input }) => rater.declineInvitation(caller, input),
    }),
  });
}
