import { mailLinkWords as words } from '#content/mail-links.ts';
import type { NoticePage } from '#content/notice-page.ts';
import { pages } from '#content/pages.ts';
import { maskEmail } from '#domain/email.ts';
import { isInvitation } from '#domain/mail.ts';
import { type ProgressUnder, progressUnder } from '#server/assessment/lookup.service.ts';
import type { Visitor } from '#server/assessment/visitor.ts';
import { type Linked, linkPaths } from './mail-link.service.ts';

/** The suffix of a link's path that opens the assessment and removes other browsers' access. */
export const HERE_ONLY = '/here-only';

/** Where a link leads, and what its page says first. */
interface Destination {
  words: { title: string; text: string; action: string };
  href: string;
  /** When and in what kind of browser each assessment was started, unless in this one. */
  startedElsewhere: string[];
  /** True if it leads to just one assessment. */
  isOne: boolean;
  /** The assessments to choose from, if it leads to any of them. */
  choices: readonly ProgressUnder[];
}

/**
 * To the one assessment that the mail is about, as it is now; otherwise to everything that is
 * saved.
 * @param isOpen the assessment can be taken: otherwise the dashboard shows it
 * @param startedAt chooses one of several, in milliseconds
 */
export async function destinationOf(
  { db, grants }: Visitor,
  { kind, address, assessmentId }: Linked,
  isOpen: boolean,
  startedAt?: number,
): Promise<Destination> {
  const found = await progressUnder(db, address, assessmentId);
  const email = maskEmail(address);
  const startedElsewhere = found
    .filter(({ id }) => !grants.own.includes(id))
    .map((one) => words.open.startedElsewhere(one.startedAt, one.startedIn));
  const isOne = found.length === 1;
  const to = (said: Destination['words'], href: string) => ({
    words: said,
    href,
    startedElsewhere,
    isOne,
    choices: kind === 'find' && !isOne ? found : [],
  });
  const only = isOne ? found[0] : found.find((one) => one.startedAt.getTime() === startedAt);
  if (kind === 'your_data' || !only) {
    return to(words.open.everything(found.length, email), pages.yourData.path);
  }
  const { id, isCompleted, answered } = only;
  if (kind === 'plan') return to(words.open.plan(email), `${pages.plan.path}?id=${id}`);
  if (kind === 'feedback_published' || kind === 'feedback_too_few') {
    return to(words.open.feedback(email), `${pages.ownFeedback.path}?id=${id}`);
  }
  return isCompleted || !isOpen
    ? to(words.open.results(email), `${pages.dashboard.path}?id=${id}`)
    : to(words.open.questions(answered, email), `${pages.assessment.path}?id=${id}#questions`);
}

/** Says what will be opened and where it was started, and has a button for each way to open it. */
export function openPage(token: string, destination: Destination): NoticePage {
  const { words: said, startedElsewhere, isOne, choices } = destination;
  const href = linkPaths.open + token;
  const main = { label: said.action, href, isForm: true };
  if (choices.length > 0) {
    const { title, choose, note, everything } = words.open.list;
    return {
      title,
      text: `${said.text} ${choose}`,
      list: choices.map((one) => choiceOf(href, one)),
      note,
      isProblem: false,
      main: { ...main, label: everything },
    };
  }
  const text = [said.text, ...startedElsewhere].join(' ');
  const page = { title: said.title, text, isProblem: false, main };
  if (!isOne || startedElsewhere.length === 0) return { ...page, note: words.open.note };
  const { hereOnly } = words.open;
  return {
    ...page,
    note: `${words.open.note}\n\n${hereOnly.note}`,
    other: { label: hereOnly.action, href: href + HERE_ONLY, isForm: true },
  };
}

/** Without the id, which opens the results: the page has not been confirmed by its button yet. */
function choiceOf(href: string, { isCompleted, answered, startedAt, startedIn }: ProgressUnder) {
  const { list } = words.open;
  const title = list.started(startedAt);
  const state = isCompleted ? list.isCompleted : list.inProgress(answered);
  return {
    title,
    detail: [state, ...(startedIn === null ? [] : [startedIn])].join(', '),
    action: {
      label: isCompleted ? list.results : list.continue,
      hiddenLabel: `: ${title}`,
      href: `${href}?started=${startedAt.getTime()}`,
      isForm: true,
    },
  };
}

type Unsubscribed = Pick<Linked, 'kind' | 'address'>;

export function unsubscribePage(token: string, { kind, address }: Unsubscribed): NoticePage {
  const { title, text, action } = isInvitation(kind) ? words.noInvitations : words.unsubscribe;
  const main = { label: action, href: linkPaths.unsubscribe + token, isForm: true };
  return { title, text: text(maskEmail(address)), isProblem: false, main };
}

export function unsubscribedPage({ kind, address }: Unsubscribed): NoticePage {
  const { title, text, action } = isInvitation(kind)
    ? words.invitationsStopped
    : words.unsubscribed;
  return {
    title,
    text: text(maskEmail(address)),
    isProblem: false,
    main: { label: action, href: '/' },
  };
}

/** For every link that does not work, whatever the reason. */
export const gonePage: NoticePage = {
  title: words.gone.title,
  text: words.gone.text,
  isProblem: true,
  main: { label: words.gone.action, href: pages.assessment.path },
  other: { label: words.gone.home, href: '/' },
};

/** @param href of the page that failed to load, or whose button failed */
export function problemPage(message: string, href: string): NoticePage {
  const { title, again, home } = words.problem;
  return {
    title,
    text: message,
    isProblem: true,
    main: { label: again, href },
    other: { label: home, href: '/' },
  };
}
