import { inWords, storedFor } from '#domain/retention.ts';

/** What stays after everything else about a person is erased, by its paragraph in the privacy notice. */
export const remains = {
  mail: `A fingerprint of your address stays even when everything else is erased: a number that can be computed from the address, but not turned back into it. It stays for ${inWords(storedFor.mailCounts)} after an email, so that no one can flood you with emails; for ${inWords(storedFor.refusedMark)} if your mail server rejected an email; and if you asked for no more reminders, until you ask for them again.`,
  feedback: `If you start a round of feedback, a fingerprint of your address stays for ${inWords(storedFor.feedbackCounts)}, with the day of its result, so that no one can flood others with invitations or compare two rounds to find out who said what. If you stop invitations, a fingerprint of your address stays forever.`,
  booking:
    'Two things remain of a booking: the number of bookings per day, and a fingerprint of the scheduling service’s own number for it, so that a repeated report is not counted twice. Only that service could match it to you.',
  practice: `The log of who viewed your results stays for ${inWords(storedFor.officeLog)}, without your address once your data is erased.`,
  visits:
    'When an assessment is deleted, we keep how far it got and the day it was started: not whose it was, and none of its ratings.',
} as const;
