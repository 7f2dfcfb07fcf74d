import { AppError } from '#domain/errors.ts';

/** Ends the messages that the user reads when a reply fails. */
const SAVED = 'Your question is saved. Try again in a moment.';

export const chatErrors = {
  closed: () =>
    new AppError(
      'FORBIDDEN',
      'The chat advisor is not open. ' +
        'To download or erase your earlier conversations, go to /your-data.',
    ),
  notSetUp: () =>
    new AppError('SERVICE_UNAVAILABLE', 'The chat advisor is not set up on this site yet.', 60),
  userGone: () => new AppError('UNAUTHORIZED', 'Unauthorized. Please sign in to continue.'),
  notFound: () =>
    new AppError('NOT_FOUND', 'This conversation does not exist. It may have been deleted.'),
  busy: () =>
    new AppError(
      'CONFLICT',
      'An answer is being written in this conversation. Wait until it is complete, or stop it.',
    ),
  busyElsewhere: () =>
    new AppError(
      'CONFLICT',
      'A reply is being written in another of your conversations. ' +
        'Wait until it is complete, or stop it there.',
    ),
  manyMessages: (max: number, secondsLeft: number) =>
    new AppError(
      'TOO_MANY_REQUESTS',
      `You have sent ${max} messages, the limit for a day. Continue ${within(secondsLeft)}.`,
      secondsLeft,
    ),
  manyConversations: (max: number, secondsLeft: number) =>
    new AppError(
      'TOO_MANY_REQUESTS',
      `You have started ${max} conversations, the limit for a day. ` +
        `Continue one of them, or start another ${within(secondsLeft)}.`,
      secondsLeft,
    ),
  manyTokens: (secondsLeft: number) =>
    new AppError(
      'TOO_MANY_REQUESTS',
      'Your questions and their answers are as long as they may be in one day. ' +
        `Continue ${within(secondsLeft)}.`,
      secondsLeft,
    ),
  siteSpent: (secondsLeft: number) =>
    new AppError(
      'TOO_MANY_REQUESTS',
      'The chat advisor has answered as much as it can today, for everyone. ' +
        `Come back ${within(secondsLeft)}.`,
      secondsLeft,
    ),
  noSuchMessage: () =>
    new AppError('NOT_FOUND', 'This message does not exist. It may have been deleted.'),
  differentText: () =>
    new AppError(
      'CONFLICT',
      'A message with this messageId has a different text. Use a new id for a new message.',
    ),
  failed: () => new AppError('BAD_GATEWAY', `The chat advisor could not answer. ${SAVED}`),
  brokeOff: () => new AppError('BAD_GATEWAY', `The answer was cut off. ${SAVED}`),
  overloaded: () =>
    new AppError('SERVICE_UNAVAILABLE', `The chat advisor is busy right now. ${SAVED}`, 20),
  tooSlow: () => new AppError('SERVICE_UNAVAILABLE', `The answer took too long. ${SAVED}`, 5),
  restarting: () =>
    new AppError(
      'SERVICE_UNAVAILABLE',
      `The site is being restarted, so the answer ends here. ${SAVED}`,
      5,
    ),
};

/** `in 22 hours`, in whole hours or minutes. */
function within(seconds: number): string {
  const unit = seconds > 3600 ? 'hour' : 'minute';
  const count = Math.ceil(seconds / (unit === 'hour' ? 3600 : 60));
  const amount = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' });
  return `in ${amount.format(count)}`;
}
