import type { AdviceTier } from '#domain/advice.ts';
import type { MailKind, MailContent } from '#domain/mail.ts';
import type { SiteSettings } from './links.ts';
import { day, lastDay, moment, month } from './mail-dates.ts';
import { pages } from './pages.ts';
import { siteName } from './site.ts';

/** The words of a mail. What stands in its text part alone is in `mail-texts.ts`. */
export interface MailWords {
  /** No figure of anybody stands in it: it shows on locked screens. */
  subject: string;
  /** What a list of mails shows after the subject. */
  preheader: string;
  headline: string;
  /** Before the button. */
  opening: readonly string[];
  button: string;
  /** After the button. */
  closing: readonly string[];
  /** For whom it reached though somebody else caused it. */
  notYou: string;
  /** Why it came. */
  why: string;
}

/** Of what one kind of mail tells. */
export type MatterOf<Kind extends MailKind> = Extract<MailContent, { kind: Kind }>;

type WordsOf = { [Kind in MailKind]: (matter: MatterOf<Kind>, site: SiteSettings) => MailWords };

export const mailLabels = {
  overall: 'Your overall score',
  outOf: 'out of 5.0',
  areas: 'The five areas',
  strongest: 'Strongest',
  weakest: 'Weakest',
  unrated: 'Not rated',
  earlierResults: 'Your earlier results, to compare',
  stopReminders: 'No more reminders to this address',
  yourData: 'See, correct, or erase what we keep',
  privacy: 'Privacy notice',
  notYou: 'Was this not you?',
} as const;

/** How an area stands, in a word: the limits are those of the advice. */
export const tierWords: Record<AdviceTier, string> = {
  strong: 'Strong',
  developing: 'Developing well',
  focus: 'Focus area',
};

const mistyped = 'somebody has probably mistyped their address';
const onNoList = 'It is about that alone: your address is on no mailing list.';
const doNotForward =
  'Please do not forward this email: whoever opens its link can act in your place.';

const wordsOf: WordsOf = {
  continue: ({ completed, total }) => ({
    subject: 'Your way back to the assessment',
    preheader: `${completed} of ${total} competencies are rated. Go on in any browser, without a password.`,
    headline: 'Pick up where you left off.',
    opening: [
      `Your assessment is saved, with ${completed} of ${total} competencies rated. ${remaining(completed, total)}`,
      'The link takes you to the next question, on this device or any other. It needs no password, and you can use it as often as you like.',
    ],
    button: 'Continue the assessment',
    closing: [doNotForward],
    notYou: `If you did not begin an assessment, ${mistyped}. You can ignore this email, or erase what stands under your address.`,
    why: `You get this email because your address was given to save an assessment on ${siteName}. ${onNoList}`,
  }),

  results: () => ({
    subject: 'Your leadership assessment results',
    preheader: 'Your overall score, the five areas, and where to begin.',
    headline: 'Here is what you said about how you lead.',
    opening: [
      'You have completed the Ready Leader Assessment. This is the short version; every answer and a development plan for each area are on your dashboard.',
    ],
    button: 'Open my results',
    closing: [
      'Pick one thing, and give it a week. Each area on your dashboard has a challenge to try, questions to think about, and a first step.',
      `${doNotForward} To show somebody your results, send the address of your dashboard: it lets nobody change anything.`,
    ],
    notYou: `If you did not take this assessment, ${mistyped}. You can ignore this email, or erase what stands under your address.`,
    why: `You get this email because your address was given to open the results of an assessment on ${siteName}. ${onNoList}`,
  }),

  find: ({ assessments, expiresAt }) => ({
    subject: 'Your link to your assessments',
    preheader: 'Open what is kept under your address. No password.',
    headline: 'Here is your way in.',
    opening: [
      `You asked for what is kept under this address: ${counted(assessments)}. The link opens the list, and lets you go on with what is not finished.`,
      `The link works until ${moment(expiresAt)}.`,
    ],
    button: assessments === 1 ? 'Open my assessment' : 'Open my assessments',
    closing: [doNotForward],
    notYou:
      'If you did not ask, you can ignore this email. Whoever typed your address has seen nothing, not even whether anything is kept under it.',
    why: `You get this email because somebody entered your address in Find My Results on ${siteName}. ${onNoList}`,
  }),

  reminder: ({ completed, total, deletedAt }) => ({
    subject: 'Your leadership assessment is not finished yet',
    preheader: `${completed} of ${total} competencies are rated, and your answers are still there.`,
    headline: 'Your answers are still there.',
    opening: [
      `You began the Ready Leader Assessment and rated ${completed} of ${total} competencies. ${remaining(completed, total)}`,
      'What you get for it: where you are strong, where to focus first, and a plan for each of the five areas.',
      ...(deletedAt
        ? [`If you leave it as it is, it is deleted after ${lastDay(deletedAt)}.`]
        : []),
    ],
    button: 'Continue the assessment',
    closing: [`This is the only reminder we send about it. ${doNotForward}`],
    notYou: `If you did not begin an assessment, ${mistyped}. You can ignore this email, or erase what stands under your address.`,
    why: `You get this email because an assessment on ${siteName} was saved under your address and not finished. ${onNoList}`,
  }),

  retake: ({ completedAt }) => ({
    subject: 'Time to take the assessment again, as you asked',
    preheader: `You completed it in ${month(completedAt)}. How do you lead today?`,
    headline: 'How do you lead today?',
    opening: [
      `You completed the Ready Leader Assessment in ${month(completedAt)} and asked to be reminded to take it again. It takes about 15 minutes.`,
      'Rate yourself before you look at your earlier results: you will answer what is true now, not what you remember.',
    ],
    button: 'Take the assessment again',
    closing: [`This is the reminder you asked for; no other follows. ${doNotForward}`],
    notYou:
      'If you did not ask for it, you can ignore this email, or erase what stands under your address.',
    why: `You get this email because you asked for it beside your results on ${siteName}. ${onNoList}`,
  }),

  plan: ({ dueOn, competencies }) => ({
    subject: 'Something in your leadership plan is due',
    preheader: `${listed(competencies)}: you set yourself ${day(dueOn)}.`,
    headline: 'The day you set yourself is here.',
    opening: [
      `What you plan to do about ${listed(competencies)} is due on ${day(dueOn)}.`,
      'Take five minutes. Open your plan, read what you wrote, and note what came of it. If it is not done yet, choose the next moment to try it.',
    ],
    button: 'Open my plan',
    closing: [`Your own words stand in the plan alone, and in no email. ${doNotForward}`],
    notYou:
      'If you did not ask for it, you can ignore this email, or erase what stands under your address.',
    why: `You get this email because you asked in your plan on ${siteName} to be reminded. ${onNoList}`,
  }),

  your_data: ({ assessments, expiresAt }) => ({
    subject: 'Your link to what we keep about you',
    preheader: 'See it, take a copy, correct it, or erase it.',
    headline: 'What we keep is yours to see.',
    opening: [
      `You asked for what we keep under this address: ${counted(assessments)}, and what belongs to it. You can read it, download it, correct your address, and erase one or all.`,
      `The link works until ${moment(expiresAt)}.`,
    ],
    button: 'See my data',
    closing: [doNotForward],
    notYou:
      'If you did not ask, you can ignore this email. Nothing has been shown to anybody, and nothing has changed.',
    why: `You get this email because somebody asked on ${siteName} for what is kept under your address. ${onNoList}`,
  }),

  expiry: ({ isCompleted, begunAt, deletedAt }, { retention }) => ({
    subject: isCompleted
      ? 'Your assessment results will be deleted'
      : 'Your unfinished assessment will be deleted',
    preheader: `It is kept until ${lastDay(deletedAt)}. You decide what becomes of it.`,
    headline: isCompleted
      ? 'Your results will be deleted soon.'
      : 'Your answers will be deleted soon.',
    opening: [
      `We keep what people tell us about themselves only for a while. The assessment you began in ${month(begunAt)} is kept until ${lastDay(deletedAt)}, and then deleted with all its answers.`,
      isCompleted
        ? 'To have your results for longer, open the link and download the full report.'
        : `To keep it, rate one more competency: it then stays for another ${days(retention.unfinished)}. To let it go, do nothing.`,
    ],
    button: isCompleted ? 'Open my results' : 'Continue the assessment',
    closing: [doNotForward],
    notYou: `If you did not take this assessment, ${mistyped}. You need not do anything: it will be gone.`,
    why: `You get this email because an assessment on ${siteName} stands under your address. ${onNoList}`,
  }),
};

/** The words of a mail on this site. */
export function mailWords(matter: MailContent, settings: SiteSettings): MailWords {
  // Each kind has the words for its own matter: the compiler does not see that the two go together.
  const words = wordsOf[matter.kind] as (matter: MailContent, site: SiteSettings) => MailWords;
  return words(matter, settings);
}

/**
 * Where the button leads, and a second link where there is one. Who takes the assessment again begins
 * anew: the link of its own opens what there was before.
 */
export function mailWays(matter: MailContent, { publicUrl, flags }: SiteSettings) {
  const { kind, openUrl } = matter;
  return kind === 'retake' && flags.assessmentEnabled
    ? {
        main: publicUrl + pages.assessment.path,
        other: { label: mailLabels.earlierResults, href: openUrl },
      }
    : { main: openUrl, other: null };
}

/** The link with which a reader asks for no more reminders, in the mails that are some. */
export function unsubscribeUrl(matter: MailContent): string | null {
  return 'unsubscribeUrl' in matter ? matter.unsubscribeUrl : null;
}

/** Who writes, as far as the practice has said it of itself. */
export function sender({ practice, publicUrl, links }: SiteSettings) {
  const { coach, place, contact } = practice;
  return {
    name: coach.name ? `${coach.name}, ${siteName}` : siteName,
    place,
    email: contact.email,
    phone: contact.phone,
    site: publicUrl,
    yourData: publicUrl + pages.yourData.path,
    privacy: links.privacy.startsWith('/') ? publicUrl + links.privacy : links.privacy,
  };
}

/** The whole assessment, as the site says it takes. */
const MINUTES = 15;

function remaining(completed: number, total: number): string {
  const left = total - completed;
  if (left <= 0) return 'Nothing is left to rate: your results are one step away.';
  const minutes = Math.max(1, Math.round((left * MINUTES) / total));
  const time = minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
  return left === 1 ? `The last one takes ${time}.` : `The other ${left} take ${time}.`;
}

function counted(assessments: number): string {
  return assessments === 1 ? 'one assessment' : `${assessments} assessments`;
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names);
}

function days(count: number): string {
  return count === 1 ? 'day' : `${count.toLocaleString('en')} days`;
}
