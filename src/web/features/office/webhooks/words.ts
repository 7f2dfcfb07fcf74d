import {
  TEST_EVENT,
  type DeliveryState,
  type EndpointOff,
  type WebhookEvent,
} from '#domain/webhook.ts';

/** What an event is, for somebody who does not program. */
export const eventWords: Record<WebhookEvent, string> = {
  'assessment.started': 'Somebody rated their first competency',
  'assessment.completed': 'Somebody completed an assessment',
  'email.given': 'Somebody gave an email address, or changed it',
  'person.erased': 'Nothing stands under an address any more: the other program should forget it',
};

/** In a list, where there is little room; by name, for there may be others in later versions. */
const shortWords: Record<string, string> = {
  'assessment.started': 'Assessment begun',
  'assessment.completed': 'Assessment completed',
  'email.given': 'Address given',
  'person.erased': 'Person erased',
  [TEST_EVENT]: 'Test',
};
export const shortEvent = (event: string) => shortWords[event] ?? event;

export const offWords: Record<EndpointOff, string> = {
  office: 'It is switched off. Nothing is sent to it.',
  gone: 'It was switched off because the other program said that it wants no more (410).',
  failing: 'It was switched off because nothing arrived there for days.',
  unreadable:
    'It was switched off because its secret cannot be read any more. Make a new secret, enter it in the other program, then switch this on.',
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

/** As `Jun 1, 9:05 AM`: what stands here is of the last days. */
export const shortMoment = (moment: string) => format.format(new Date(moment));
