import { channel } from 'node:diagnostics_channel';

/**
 * What happens here and somebody may want to count, see `metrics.ts`. Telling costs next to
 * nothing while nobody listens.
 */
export const limitExceeded = channel('ready-leader:limit-exceeded');
export const assessmentCompleted = channel('ready-leader:assessment-completed');
export const jobTried = channel('ready-leader:job-tried');
export const mailTried = channel('ready-leader:mail-tried');
export const chatQuestionAsked = channel('ready-leader:chat-question-asked');
