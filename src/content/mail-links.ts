import { competencyCount } from '#domain/competency-count.ts';
import type { NoticePage } from './notice-page.ts';

type Words = Pick<NoticePage, 'title' | 'text'> & { action: string };

export const mailLinkWords = {
  open: {
    questions: (answered: number, email: string): Words => ({
      title: 'Continue Your Assessment',
      text: `${answered} of ${competencyCount} competencies are rated. The assessment is saved under ${email}.`,
      action: 'Continue Here',
    }),
    results: (email: string): Words => ({
      title: 'Open Your Results',
      text: `Your completed assessment is saved under ${email}.`,
      action: 'Open the Results',
    }),
    feedback: (email: string): Words => ({
      title: 'Open Your Feedback',
      text: `Your feedback rounds are saved with your results, under ${email}.`,
      action: 'Open the Feedback',
    }),
    confirm: (email: string): Words => ({
      title: 'Confirm Your Address',
      text: `Your results are saved under ${email}. Confirm that it is yours, then choose whom to ask for feedback.`,
      action: 'Confirm and Continue',
    }),
    plan: (email: string): Words => ({
      title: 'Open Your Plan',
      text: `The plan that you made from your results is saved under ${email}.`,
      action: 'Open the Plan',
    }),
    /** Several, of which each needs a press of its own. */
    list: {
      title: 'Your Assessments',
      choose: 'Choose yours.',
      started: (startedAt: Date) => `Started ${DAY.format(startedAt).replaceAll(' ', '\u00a0')}`,
      isCompleted: 'Completed',
      inProgress: (answered: number) => `In Progress (${answered} of ${competencyCount})`,
      results: 'See Results',
      continue: 'Continue',
      everything: 'See, Correct, or Erase My Data',
      home: 'Back to Main Site',
      note: 'Anyone using this browser can then see, change, and erase what you choose. Continue only if both the address and the browser are yours.',
    },
    everything: (assessments: number, email: string): Words => ({
      title:
        assessments === 0
          ? 'See Your Data'
          : assessments === 1
            ? 'See Your Assessment'
            : 'See Your Assessments',
      text: `${countOf(assessments)} saved under ${email}.`,
      action: assessments < 2 ? 'Show It Here' : 'Show Them Here',
    }),
    note: 'Anyone using this browser can then see, change, and erase it. Continue only if both the address and the browser are yours.',
    startedElsewhere: (startedAt: Date, startedIn: string | null) =>
      `Started ${DAY.format(startedAt)} in ${startedIn ?? 'another browser'}.`,
    hereOnly: {
      action: 'I Didn’t Start This',
      note: (which: 'it' | 'one') =>
        `If someone else started ${which}, choose I Didn’t Start This: it opens here only, and all other browsers lose access.`,
    },
  },
  unsubscribe: {
    title: 'Stop reminders?',
    text: (email: string) =>
      `${email} will get no more reminders from us. Emails that you ask for yourself, such as the ` +
      'link to your results, still arrive.',
    action: 'Stop Reminders',
  },
  /** The same link in an invitation to give feedback. */
  noInvitations: {
    title: 'Stop invitations?',
    text: (email: string) =>
      `No one can invite ${email} to give feedback on this site again. Invitations that you have not answered are declined.`,
    action: 'Stop Invitations',
  },
  invitationsStopped: {
    title: 'Invitations Stopped',
    text: (email: string) => `${email} gets no more invitations to give feedback.`,
    action: 'Back to Main Site',
  },
  unsubscribed: {
    title: 'Reminders Stopped',
    text: (email: string) => `${email} gets no more reminders from us.`,
    action: 'Back to Main Site',
  },
  gone: {
    title: 'This link no longer works.',
    text:
      'It may have expired, or its data was erased or moved to another address. ' +
      'Look for a newer email from us, or use Find My Results on the assessment page.',
    action: 'Go to the Assessment',
    home: 'Back to Main Site',
  },
  problem: {
    title: 'That did not work.',
    again: 'Try Again',
    home: 'Back to Main Site',
  },
  tooMany: 'Too many links were opened from here. Wait a minute, then try again.',
  foreign:
    'Another website tried to open this link in your browser. To open it yourself, press the button ' +
    'on its page.',
} as const;

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function countOf(assessments: number): string {
  if (assessments === 0) return 'Data about you is';
  return assessments === 1 ? 'One assessment is' : `${assessments} assessments are`;
}
