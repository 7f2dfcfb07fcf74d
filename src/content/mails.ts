import { daysInWords } from '#domain/retention.ts';
import { competencyCount } from '#domain/competency-count.ts';
import { listed } from '#domain/listed.ts';
import {
  isInvitation,
  type MailedResults,
  type MailedRound,
  type MailKind,
  type MailContent,
} from '#domain/mail.ts';
import type { FocusSuggestion } from '#domain/plan-focus.ts';
import type { Profile } from '#domain/profile.ts';
import { levelOf } from '#domain/levels.ts';
import { formatScore } from '#domain/score-format.ts';
import { isAreaComplete } from '#domain/scoring.ts';
import { howLong } from './assessment.ts';
import type { SiteSettings } from './site-settings.ts';
import { day, lastDay, moment, month } from './mail-dates.ts';
import { pages } from './pages.ts';
import { myPlan } from './my-plan.ts';
import { planSuggestions } from './plan-suggestions.ts';
import { firstStep, profileLabels, profileText } from './profile.ts';
import { siteName } from './site.ts';

/** The words of a mail. See `mail-texts.ts` for the words of the text part only. */
export interface MailWords {
  /** Contains no scores: it shows on locked screens. */
  subject: string;
  /** The text that a list of mails shows after the subject. */
  preheader: string;
  headline: string;
  opening: readonly string[];
  button: string;
  closing: readonly string[];
  /** For a reader who did not cause the mail. */
  notYou: string;
  why: string;
}

type ContentOf<Kind extends MailKind> = Extract<MailContent, { kind: Kind }>;

type WordsOf = { [Kind in MailKind]: (content: ContentOf<Kind>, site: SiteSettings) => MailWords };

export const mailLabels = {
  overall: ({ completed }: MailedResults) =>
    completed < competencyCount ? 'Your Overall Score so far' : 'Your Overall Score',
  outOf: ({ overallScore }: MailedResults) => `out of 5.0 · ${levelOf(overallScore / 100).label}`,
  areas: 'The Five Areas',
  strongest: 'Strongest',
  weakest: 'Weakest',
  earlierResults: 'See your earlier results',
  stopReminders: 'Stop reminders to this address',
  stopInvitations: 'Do not invite this address again',
  yourData: 'See, correct, or erase your data',
  privacy: 'Privacy notice',
  notYou: 'Not you?',
} as const;

type MailedArea = MailedResults['areas'][number];

export const areaFigure = ({ score }: MailedArea) => (score === null ? '—' : formatScore(score));

/** The level of an area; an incomplete one has none. */
export function areaWord(area: MailedArea): string {
  const { score, completed, total } = area;
  if (score === null) return 'Not rated';
  return isAreaComplete(area)
    ? levelOf(score / 100).label
    : `${completed} of ${total} rated so far`;
}

const mistyped = 'someone probably mistyped their address';
const onNoList = 'This does not add your address to a mailing list.';
const ownLink =
  'This link is only for you. Please do not forward this email: anyone who opens it can answer in your place.';

/** What an invitation and its reminders share. */
const toInvited = ({ name, closesOn }: MailedRound) => ({
  preheader: `Answer by ${day(closesOn)}. No account needed. You can decline.`,
  button: 'Give Feedback or Decline',
  closing: [ownLink],
  notYou: `If you don’t know ${name}, decline, or ignore this email.`,
  why: `You are receiving this email because ${name} entered your address on ${siteName} to ask for your feedback. ${onNoList}`,
});

const howToAnswer = ({ closesOn }: MailedRound) =>
  `The link works until ${day(closesOn)}. You can also decline on its page.`;

const doNotForward = 'Please do not forward this email: anyone with this link can act as you.';

const notAsked = `If you didn’t ask for feedback, ${mistyped}. You can ignore this email, or erase what is saved under your address.`;

/** What both mails about a finished round share. */
const afterRound = {
  closing: [doNotForward],
  notYou: notAsked,
  why: `You are receiving this email because you asked colleagues for feedback on ${siteName}. ${onNoList}`,
};

/** Where to begin, and with what; nothing if no competency is first. */
function startWith(profile: Profile, focus: FocusSuggestion | undefined): string[] {
  const step = firstStep(profile, focus);
  if (!focus || step === null) return [];
  return [
    `${profileLabels.start} ${step.competency}: ${step.words}.`,
    `${myPlan.add.first} ${planSuggestions[focus.competencyId].actions[30]}`,
  ];
}

/** The same for both kinds of round: only its link leads elsewhere. */
const toConfirm = ({ expiresAt }: { expiresAt: Date }) => ({
  subject: 'Confirm your address to ask for feedback',
  preheader: 'Then choose the colleagues you want to hear from.',
  headline: 'Confirm your address.',
  opening: [
    'You want to ask colleagues for feedback. First confirm that this address is yours: open the link, and press Confirm and Continue there. Then you can choose your colleagues.',
    `The link works until ${moment(expiresAt)}.`,
  ],
  button: 'Confirm and Continue',
  closing: [doNotForward],
  notYou: notAsked,
  why: `You are receiving this email because someone with an assessment under your address wants to ask for feedback on ${siteName}. ${onNoList}`,
});

const wordsOf: WordsOf = {
  continue: ({ completed, total }) => ({
    subject: 'Continue your Ready Leader Assessment',
    preheader: `${completed} of ${total} competencies are rated. Continue in any browser, without a password.`,
    headline: 'Pick up where you left off.',
    opening: [
      `Your assessment is saved, with ${completed} of ${total} competencies rated. ${remaining(completed, total)}`,
      'The link takes you to the next question, on this device or any other. It needs no password, and you can use it as often as you like.',
    ],
    button: 'Continue the Assessment',
    closing: [doNotForward],
    notYou: `If you didn’t start an assessment, ${mistyped}. You can ignore this email, or erase what is saved under your address.`,
    why: `You are receiving this email because your address was used to save an assessment on ${siteName}. ${onNoList}`,
  }),

  results: ({ results: { completed, profile, focus } }) => ({
    subject: 'Your Ready Leader Assessment results',
    preheader: 'Your overall score and your five areas.',
    ...(profile === null
      ? {
          headline: 'Here’s how you rated your leadership.',
          opening: [
            `You have rated ${completed} of ${competencyCount} competencies so far. ${remaining(completed, competencyCount)}`,
            'Your dashboard shows your results so far and takes you to the next competency.',
          ],
          button: 'Continue the Assessment',
          closing: [doNotForward],
        }
      : {
          headline: profileText(profile).headline,
          opening: [
            profileText(profile).text,
            ...startWith(profile, focus),
            'You completed the Ready Leader Assessment. Your dashboard has every answer.',
          ],
          button: 'Open My Results',
          closing: [
            'Your dashboard also has a plan for each area: a challenge, questions to think about, and things to try.',
            'To show your results to someone, choose Share on your dashboard. You get a read-only link that you can revoke at any time.',
            doNotForward,
          ],
        }),
    notYou: `If you didn’t take this assessment, ${mistyped}. You can ignore this email, or erase what is saved under your address.`,
    why: `You are receiving this email because your address was used to open the results of an assessment on ${siteName}. ${onNoList}`,
  }),

  find: ({ assessments, expiresAt }) => ({
    subject: `Your link to your ${assessments === 1 ? 'assessment' : 'assessments'}`,
    preheader: 'See your results, or continue where you left off. No password needed.',
    headline: 'Here’s your link.',
    opening: [
      assessments === 1
        ? 'There is one assessment under this address. The link opens it.'
        : `There are ${assessments} assessments under this address. The link lists them: open one to see its results or to continue it.`,
      `The link works until ${moment(expiresAt)}.`,
    ],
    button: assessments === 1 ? 'Open My Assessment' : 'Open My Assessments',
    closing: [doNotForward],
    notYou:
      'If you didn’t ask for this link, you can ignore this email. The person who typed your address saw nothing, not even whether anything is saved under it.',
    why: `You are receiving this email because someone entered your address in Find My Results on ${siteName}. ${onNoList}`,
  }),

  reminder: ({ completed, total, deletedAt }) => ({
    subject: 'Your Ready Leader Assessment is not finished yet',
    preheader: `${completed} of ${total} competencies are rated, and your answers are still there.`,
    headline: 'Your answers are still there.',
    opening: [
      `You started the Ready Leader Assessment and rated ${completed} of ${total} competencies. ${remaining(completed, total)}`,
      'Finish it to see where you are strong, where to focus first, and a plan for each of the five areas.',
      ...(deletedAt
        ? [`If you do not continue, your answers will be deleted after ${lastDay(deletedAt)}.`]
        : []),
    ],
    button: 'Continue the Assessment',
    closing: [`This is the only reminder we send about it. ${doNotForward}`],
    notYou: `If you didn’t start an assessment, ${mistyped}. You can ignore this email, or erase what is saved under your address.`,
    why: `You are receiving this email because an assessment on ${siteName} was saved under your address and not finished. ${onNoList}`,
  }),

  retake: ({ completedAt }) => ({
    subject: 'Your reminder to retake the assessment',
    preheader: `You completed the assessment in ${month(completedAt)}. How do you lead today?`,
    headline: 'How do you lead today?',
    opening: [
      `You completed the Ready Leader Assessment in ${month(completedAt)} and asked to be reminded to retake it. It takes ${howLong()}.`,
      'Rate yourself before you look at your earlier results. That way you rate how you lead now, not what you remember.',
    ],
    button: 'Retake the Assessment',
    closing: [`This is the only reminder we send about it. ${doNotForward}`],
    notYou:
      'If you didn’t ask for this reminder, you can ignore this email, or erase what is saved under your address.',
    why: `You are receiving this email because you asked for this reminder on ${siteName}. ${onNoList}`,
  }),

  plan: ({ dueOn, competencies }) => ({
    subject: 'Something in your leadership plan is due',
    preheader: `${listed(competencies)}: due on ${day(dueOn)}.`,
    headline: 'It’s time for your next step.',
    opening: [
      competencies.length === 1
        ? `Your next step for ${listed(competencies)} is due on ${day(dueOn)}.`
        : `Your next steps for ${listed(competencies)} are due on ${day(dueOn)}.`,
      'Take five minutes. Open your plan, read what you wrote, and add what happened. If you haven’t done it yet, decide when you will try.',
    ],
    button: 'Open My 90-Day Plan',
    closing: [`Your own words appear only in the plan, never in an email. ${doNotForward}`],
    notYou:
      'If you didn’t ask for these reminders, you can ignore this email, or erase what is saved under your address.',
    why: `You are receiving this email because you asked for reminders in your plan on ${siteName}. ${onNoList}`,
  }),

  your_data: ({ assessments, expiresAt }) => ({
    subject: 'Your link to the data we store about you',
    preheader: 'See it, download it, correct it, or erase it.',
    headline: 'Here’s the link to your data.',
    opening: [
      assessments === 0
        ? 'You asked for the data we store under this address, such as invitations and emails to you. You can read it, download it, and erase it.'
        : `You asked for the data we store under this address: ${counted(assessments)} and everything saved with ${assessments === 1 ? 'it' : 'them'}. You can read it, download it, correct your address, and erase any or all of it.`,
      `The link works until ${moment(expiresAt)}.`,
    ],
    button: 'See My Data',
    closing: [doNotForward],
    notYou:
      'If you didn’t ask for this link, you can ignore this email. No one has seen anything, and nothing has changed.',
    why: `You are receiving this email because someone asked on ${siteName} for the data saved under your address. ${onNoList}`,
  }),

  expiry: ({ isCompleted, begunAt, deletedAt }, { retention }) => ({
    subject: isCompleted
      ? 'Your assessment results will be deleted'
      : 'Your unfinished assessment will be deleted',
    preheader: isCompleted
      ? `They stay until ${lastDay(deletedAt)}. Download the report to keep them.`
      : `It stays until ${lastDay(deletedAt)}. Rate one more competency to keep it.`,
    headline: isCompleted
      ? 'Your results will be deleted soon.'
      : 'Your answers will be deleted soon.',
    opening: [
      `We keep assessments only for a limited time. The one you started in ${month(begunAt)} is stored until ${lastDay(deletedAt)}, and then deleted with all its answers.`,
      isCompleted
        ? 'To keep your results, open the link and download the full report.'
        : `To keep it, rate one more competency: it is then stored for another ${daysInWords(retention.unfinished).replace(/^1\s/, '')}. If you no longer need it, do nothing.`,
    ],
    button: isCompleted ? 'Open My Results' : 'Continue the Assessment',
    closing: [doNotForward],
    notYou: `If you didn’t take this assessment, ${mistyped}. You don’t need to do anything: it will be deleted.`,
    why: `You are receiving this email because an assessment on ${siteName} is saved under your address. ${onNoList}`,
  }),

  feedback_confirm_full: toConfirm,
  feedback_confirm_focus: toConfirm,

  feedback_invitation: (content) => ({
    ...toInvited(content),
    subject: `${content.name} asks for your feedback`,
    headline: `${content.name} would like to hear how you see their leadership.`,
    opening: [
      `${content.name} gave us your address to ask for your feedback. ${effort(content)} No account needed.`,
      anonymity(content),
      howToAnswer(content),
    ],
  }),

  feedback_reminder: (content) => ({
    ...toInvited(content),
    subject: `${content.name} would still like your feedback`,
    headline: `There is still time to answer ${content.name}.`,
    opening: [
      `${content.name} asked for your feedback on their leadership. ${effort(content)} ${content.name} does not know who gets this reminder.`,
      anonymity(content),
      `${howToAnswer(content)} If you already started, continue with the link in the earlier email.`,
    ],
  }),

  feedback_receipt: ({ name, closesOn }) => ({
    subject: 'Thank you for your feedback',
    preheader: `You can change or withdraw it until ${day(closesOn)}.`,
    headline: 'We have your feedback.',
    opening: [
      `Thank you for your feedback to ${name}. You can change or withdraw it until ${day(closesOn)}.`,
      'The browser you answered in still shows your answers. In any other, you can replace or withdraw them, but not read them.',
    ],
    button: 'Change My Feedback',
    closing: [ownLink],
    notYou:
      'If you did not answer, someone else used the link in your invitation. Open it to replace or withdraw those answers.',
    why: `You are receiving this email because a feedback form on ${siteName} was submitted with a link that we sent you. ${onNoList}`,
  }),

  feedback_published: () => ({
    ...afterRound,
    subject: 'Your feedback is here',
    preheader: 'See how your colleagues rated your leadership.',
    headline: 'Your colleagues have answered.',
    opening: [
      'Your feedback round is over, and its result is ready. It won’t change anymore: every individual answer and address was deleted.',
      'Take your time with it. Read it once, wait a day, then choose one thing to work on.',
    ],
    button: 'See the Result',
  }),

  feedback_too_few: () => ({
    ...afterRound,
    subject: 'Your feedback round is over',
    preheader: 'Too few colleagues answered to show a result.',
    headline: 'Too few colleagues answered.',
    opening: [
      'Your feedback round is over. Fewer than three colleagues answered, so nothing they said in confidence can be shown: it would reveal who said it. Their answers were deleted unread.',
      'You can ask again. It helps to talk to people first, and to say why their view matters to you.',
    ],
    button: 'Ask Again',
  }),
};

/** Anonymity, which a colleague must understand before answering. */
const anonymity = ({ isManager }: { isManager: boolean }) =>
  isManager
    ? 'You are invited as their manager. Your answers will be shown as their manager’s, so they are not anonymous.'
    : 'Your ratings are shown only after the round ends, and only together with those of at least two others. No one sees who answered. Individual answers are then deleted.';

const effort = ({ round, competencies }: MailedRound) =>
  round === 'focus'
    ? `It takes about a minute: ${['one question', 'two questions', 'three questions'][competencies - 1]} about the last three months, and one optional sentence.`
    : `It takes 6 to 12 minutes: ${competencyCount} short statements, and two optional questions.`;

export function mailWords(content: MailContent, settings: SiteSettings): MailWords {
  // TypeScript cannot see that each kind is paired with its own content.
  const words = wordsOf[content.kind] as (content: MailContent, site: SiteSettings) => MailWords;
  return words(content, settings);
}

/**
 * Where the button leads, and the second link if there is one. A retake starts a new assessment:
 * the mail's own link opens the earlier results.
 */
export function mailTargets(content: MailContent, { publicUrl, flags }: SiteSettings) {
  const { kind, openUrl } = content;
  return kind === 'retake' && flags.assessmentEnabled
    ? {
        main: publicUrl + pages.assessment.path,
        other: { label: mailLabels.earlierResults, href: openUrl },
      }
    : { main: openUrl, other: null };
}

/** The link that stops reminders; only reminders have it. */
export function unsubscribeUrl(content: MailContent): string | null {
  return 'unsubscribeUrl' in content ? content.unsubscribeUrl : null;
}

export function stopLabel({ kind }: MailContent): string {
  return isInvitation(kind) ? mailLabels.stopInvitations : mailLabels.stopReminders;
}

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

function remaining(completed: number, total: number): string {
  const left = total - completed;
  if (left <= 0) return 'Nothing is left to rate: your results are one step away.';
  const time = howLong(left);
  return left === 1 ? `The last one takes ${time}.` : `The other ${left} take ${time}.`;
}

function counted(assessments: number): string {
  return assessments === 1 ? 'one assessment' : `${assessments} assessments`;
}
