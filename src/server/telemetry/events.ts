import { channel } from 'node:diagnostics_channel';

/** Events that `metrics.ts` subscribes to. Publishing costs almost nothing without subscribers. */
export const limitExceeded = channel('ready-leader:limit-exceeded');
export const assessmentCompleted = channel('ready-leader:assessment-completed');
export const jobTried = channel('ready-leader:job-tried');
export const mailTried = channel('ready-leader:mail-tried');
export const chatQuestionAsked = channel('ready-leader:chat-question-asked');
