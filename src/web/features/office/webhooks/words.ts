import {
  TEST_EVENT,
  type DeliveryState,
  type EndpointOff,
  type WebhookEvent,
} from '#domain/webhook.ts';

/** Events in words for users who do not program. */
export const eventWords: Record<WebhookEvent, string> = {
  'assessment.started': 'Someone rates their first competency',
  'assessment.completed': 'Someone completes an assessment',
  'email.given': 'Someone leaves or changes an email address',
  'person.erased': 'All data of an address is erased, so the other program should erase it, too',
};

/** Short words for lists. Later versions may have other events, so the keys are plain strings. */
const shortWords: Record<string, string> = {
  'assessment.started': 'Assessment started',
  'assessment.completed': 'Assessment completed',
  'email.given': 'Left an email',
  'person.erased': 'Contact erased',
  [TEST_EVENT]: 'Test',
};
export const shortEvent = (event: string) => shortWords[event] ?? event;

export const offWords: Record<EndpointOff, string> = {
  office: 'Paused. No events are sent to it.',
  gone: 'Paused because the other program answered that it no longer exists (410).',
  failing: 'Paused because no event could be delivered for days.',
  unreadable:
    'Paused because its secret can no longer be read. Create a new secret, enter it in the other program, then resume.',
};

export const stateWords: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};

const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `Jun 1, 9:05 AM`, without a year: deliveries are at most 30 days old. */
export const shortMoment = (moment: string) => format.format(new Date(moment));
