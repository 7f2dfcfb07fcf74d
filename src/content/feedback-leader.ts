import type { FeedbackKind } from '#domain/feedback/feedback.ts';
import { listed } from '#domain/listed.ts';
import { feedbackCard, people } from './feedback-result.ts';
import { siteName } from './site.ts';

export const feedback = {
  loading: 'Loading your feedback',
  failed: 'Your feedback couldn’t be loaded. Check your connection, then try again.',

  /** Only a verified address can start a round. */
  verify: {
    text: 'First confirm your email address. We’ll send you a link that leads back here.',
    action: 'Send Me the Link',
    pending: 'Sending...',
    sentTo: 'We sent a link to',
    sent: 'Open it and press Confirm and Continue. Check your spam folder, too.',
    again: 'Send It Again',
    failed: 'The link couldn’t be sent. Please try again.',
  },
  /** There is no address to verify. */
  noAddress: {
    text: 'First save your results under an email address. We’ll email you there when the result is ready.',
    action: 'Add an Address',
  },

  form: {
    name: 'Your name, as they will see it',
    nameHint: 'Use the name they know you by.',
    nameMissing: 'Enter your name.',
    nameMisleads: 'Leave out links and addresses, and put a space after each dot.',
    people: (least: number, most: number) => `Who to ask: ${least} to ${most} people`,
    peopleHint: {
      focus: 'You can paste several addresses at once.',
      full: 'You can paste several addresses at once. Choose “Manager” for at most two people. Managers are told that they are not anonymous. All others are shown only in groups of three or more.',
    },
    address: (number: number) => `Email address ${number}`,
    role: (number: number) => `Role of person ${number}`,
    roleNone: 'Choose a role',
    roleMissing: 'Choose a role.',
    placeholder: 'name@example.com',
    /** For screen readers: the button shows a cross. */
    remove: (number: number) => `Remove person ${number}`,
    add: 'Add a Person',
    twice: 'This address is already in the list.',
    own: 'This is your own address.',
    tooFew: (least: number) => `Add at least ${least} people.`,
    tooMany: (most: number) =>
      `There is room for ${most} people. The other addresses were left out.`,
    tooManyManagers: (most: number) => `Choose “Manager” for at most ${people(most)}.`,
    when: 'When to ask them',
    whenHint: (day: string) => `Day 90 is ${day}.`,
    whenPlanned: 'On day 90',
    whenNow: 'Now',
    daysOpen: 'How long they have',
    days: (count: number) => `${count} days`,
    next: 'Review and Send',
    cancel: 'Not Now',
    failed: 'The invitations couldn’t be sent. Nothing was sent. Please try again.',
  },

  confirming: {
    title: (count: number) => `Invite ${people(count)}?`,
    cancel: 'Go Back',
    now: 'Send Invitations',
    later: 'Schedule Invitations',
    pending: 'Sending...',
    gets: 'Each person gets:',
    invitation: (name: string, startsOn: string | null) =>
      `an email ${startsOn === null ? 'now' : `on ${startsOn}`}, which says that ${name} asks for their feedback and gave us their address`,
    link: (kind: FeedbackKind) =>
      `a private link, to answer in ${kind === 'focus' ? 'a minute' : '6 to 12 minutes'} without an account`,
    reminders: (openFor: number) =>
      `at most two reminders in ${openFor} days, unless they answer, decline, or ask us not to write again`,
    noReturn: 'An invitation can’t be taken back once it is sent.',
  },

  note: {
    title: 'A Note of Your Own',
    lead: 'Our email is short and always the same. People answer more often if they hear from you first. Copy this, and make it yours:',
    label: 'Your note',
    copy: 'Copy',
    copied: 'Copied.',
    selected: 'The note couldn’t be copied. It is selected: copy it yourself.',
  },

  progress: {
    bar: 'Answers',
    answered: feedbackCard.progress,
    never: 'You see how many answered, never who.',
    scheduled: (count: number, day: string) => `Invitations to ${people(count)} go out on ${day}.`,
    closes: (day: string) => `Open until ${day}.`,
    declined: (count: number) => `${count} declined.`,
    bounced: (count: number) =>
      count === 1 ? 'One email couldn’t be delivered.' : `${count} emails couldn’t be delivered.`,
    extend: 'Give Them 7 More Days',
    publish: 'Show the Result Now',
    cancel: 'Cancel This Round',
    changeFailed: 'That didn’t work. Nothing has changed. Please try again.',
    whenDone: 'The result appears when the round closes. Answers and addresses are then deleted.',
  },
  canceling: {
    title: 'Cancel this round?',
    description:
      'The answers so far are deleted, and you get no result. Links already sent will stop working.',
    cancel: 'Keep It Open',
    action: 'Cancel the Round',
    pending: 'Canceling...',
  },
  tooFew: {
    title: 'Too few colleagues answered.',
    text: feedbackCard.tooFewWhy,
    todo: 'Ask again, and invite a few more people. Tell them first that it matters to you.',
  },
  planAhead: (day: string) => `Choose the people now, and we’ll invite them on ${day}.`,
  canceled: 'The last round was canceled. Its answers were deleted.',
} as const;

/** `Ask three`: one question for each competency of the plan. */
export const askThree = {
  title: 'Ask Three People',
  what: 'Ask three or more colleagues whether they have seen you change. About 90 days into your plan, each gets one question per competency, and answers in a minute.',
  whyThree: 'You see their answers only together, once at least three have come in.',
  begin: 'Choose People',
  again: 'Ask Again',
  note: (competencies: readonly string[], isLater: boolean) =>
    `Hi! I’m working on ${listed(competencies)}, and I’d like to know whether it shows. ${isLater ? 'In a few weeks' : 'Today'} you’ll get a short email from ${siteName} with ${competencies.length === 1 ? 'one question' : `${competencies.length} questions`}. It takes a minute. I only see everyone’s answers together, not yours alone, so please be honest. Thank you!`,
} as const;

export const round360 = {
  kicker: 'Results',
  title: 'Feedback from Colleagues',
  lead: 'See how your manager, your peers, and the people you lead rate you on the same competencies. Only your manager’s ratings are shown individually.',
  problems: {
    none: {
      title: 'No Assessment Found',
      text: 'Feedback starts with your own results. Open this page in the browser where you took the assessment.',
    },
    unfinished: {
      title: 'Finish the Assessment First',
      text: 'You can ask others once you have rated every competency yourself.',
    },
    notYours: {
      title: 'You can’t open this feedback.',
      text: 'Only the person who took this assessment can see it. If that is you, open it in the browser you used.',
    },
    action: 'Go to the Assessment',
  },
  start: {
    title: 'Ask for Feedback',
    lead: 'They answer in 6 to 12 minutes, without an account. To see the average of one group, invite at least five people in it. At least three must answer.',
    again: 'Start Another Round',
  },
  /** What became of `Ask three`, which the plan shows. */
  asked: (day: string) => `You asked on ${day}. The result is in your plan.`,
  open: { title: 'Your Round' },
  /** Of several results. */
  choose: 'Asked on',
  note: `Hi! I’m asking a few people for honest feedback on how I lead. You’ll get an email from ${siteName} with a link. It takes about 10 minutes, and you can stop and come back. Unless you are my manager, I see your answers only together with others’. It would help me a lot. Thank you!`,
} as const;
