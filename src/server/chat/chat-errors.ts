import { AppError, type AppErrorCode } from '#domain/errors.ts';

const SAVED = 'Your question is saved. Try again in a moment.';

const error = (code: AppErrorCode, message: string, retryAfter?: number) => () =>
  new AppError(code, message, retryAfter);

const dayIsFull = (secondsLeft: number, message: string) =>
  new AppError('TOO_MANY_REQUESTS', `${message} ${within(secondsLeft)}.`, secondsLeft);

export const chatErrors = {
  closed: error(
    'FORBIDDEN',
    'The chat advisor is not open. To download or erase your earlier conversations, go to /your-data.',
  ),
  notSetUp: error('SERVICE_UNAVAILABLE', 'The chat advisor is not set up on this site yet.', 60),
  userGone: error('UNAUTHORIZED', 'Unauthorized. Please sign in to continue.'),
  notFound: error('NOT_FOUND', 'This conversation does not exist. It may have been deleted.'),
  busy: error(
    'CONFLICT',
    'An answer is being written in this conversation. Wait until it is complete, or stop it.',
  ),
  busyElsewhere: error(
    'CONFLICT',
    'A reply is being written in another of your conversations. Wait until it is complete, or stop it there.',
  ),
  manyMessages: (max: number, left: number) =>
    dayIsFull(left, `You have sent ${max} messages, the limit for a day. Continue`),
  manyConversations: (max: number, left: number) =>
    dayIsFull(
      left,
      `You have started ${max} conversations, the limit for a day. Continue one of them, or start another`,
    ),
  manyTokens: (left: number) =>
    dayIsFull(
      left,
      'You have reached the limit for the length of questions and answers in one day. Continue',
    ),
  siteSpent: (left: number) =>
    dayIsFull(
      left,
      'The chat advisor has answered as much as it can today, for everyone. Come back',
    ),
  noSuchMessage: error('NOT_FOUND', 'This message does not exist. It may have been deleted.'),
  differentText: error(
    'CONFLICT',
    'A message with this messageId has a different text. Use a new id for a new message.',
  ),
  failed: error('BAD_GATEWAY', `The chat advisor could not answer. ${SAVED}`),
  brokeOff: error('BAD_GATEWAY', `The answer was cut off. ${SAVED}`),
  cutShort: error(
    'BAD_GATEWAY',
    'The answer reached its longest length and stops here. Ask for the rest, or for a shorter answer.',
  ),
  tooLong: error(
    'BAD_GATEWAY',
    'This conversation is too long for the advisor. Start a new conversation, or ask a shorter question.',
  ),
  filtered: error(
    'BAD_GATEWAY',
    'The filter of the AI’s provider stopped this answer. Ask your question in other words.',
  ),
  misconfigured: error(
    'BAD_GATEWAY',
    'The chat advisor cannot answer until the practice corrects its settings. Your question is saved.',
  ),
  quota: error(
    'SERVICE_UNAVAILABLE',
    'The chat advisor has used up what its provider allows. Your question is saved. Try again tomorrow.',
    60,
  ),
  notStarted: error('SERVICE_UNAVAILABLE', `The chat advisor did not start in time. ${SAVED}`, 5),
  overloaded: error('SERVICE_UNAVAILABLE', `The chat advisor is busy right now. ${SAVED}`, 20),
  tooSlow: error('SERVICE_UNAVAILABLE', `The answer took too long. ${SAVED}`, 5),
  restarting: error(
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
