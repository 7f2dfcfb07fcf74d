import { channel } from 'node:diagnostics_channel';

/** Events that `metrics.ts` subscribes to. Publishing costs almost nothing without subscribers. */
export const limitExceeded = channel('ready-leader:limit-exceeded');
export const assessmentCompleted = channel('ready-leader:assessment-completed');
export const jobAttempted = channel('ready-leader:job-attempted');
export const mailAttempted = channel('ready-leader:mail-attempted');
export const chatQuestionAsked = channel('ready-leader:chat-question-asked');
