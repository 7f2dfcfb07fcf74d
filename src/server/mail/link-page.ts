import { mailLinkWords as words } from '#content/mail-links.ts';
import type { NoticePage } from '#content/notice-page.ts';
import { pages } from '#content/pages.ts';
import { maskEmail } from '#domain/email.ts';
import { isInvitation } from '#domain/mail.ts';
import { readableEmail } from '#server/assessment/readable-email.ts';
import { type ProgressUnder, progressUnder } from '#server/assessment/lookup.service.ts';
import type { Visitor } from '#server/assessment/visitor.ts';
import { type Linked, linkPaths } from './mail-link.service.ts';

/** The suffix of a link's path that opens the assessment and removes other browsers' access. */
export const HERE_ONLY = '/here-only';

/** What a link may lead to, and what of it this browser already has. */
interface Found extends ProgressUnder {
  isOwn: boolean;
  /** Verified earlier, or started here: the link adds it without a press of its own. */
  isKnown: boolean;
}

/** The assessments of a link: the one that its mail is about, or all under the address. */
export async function linkedTo(
  { db, grants }: Visitor,
  { address, assessmentId }: Linked,
): Promise<Found[]> {
  const found = await progressUnder(db, address, assessmentId);
  return found.map((one) => {
    const isOwn = grants.own.includes(one.id);
    const isHeld = grants.hasVerified({ id: one.id, email: address, access_epoch: one.epoch });
    return { ...one, isOwn, isKnown: isOwn || isHeld || one.isVerified };
  });
}

type Leading = Pick<Linked, 'kind' | 'address'>;

/**
 * @param isOpen the assessment can be taken: otherwise the dashboard shows it
 * @param one the chosen assessment; undefined for everything that is saved
 */
export function destinationOf(
  { kind, address }: Leading,
  isOpen: boolean,
  one: ProgressUnder | undefined,
) {
  const email = maskEmail(readableEmail(address));
  const to = (said: ReturnType<typeof words.open.plan>, href: string) => ({ words: said, href });
  if (!one) return to(words.open.everything(0, email), pages.yourData.path);
  const { id, isCompleted, answered } = one;
  const plan = `${pages.plan.path}?id=${id}`;
  const feedback = `${pages.ownFeedback.path}?id=${id}`;
  if (kind === 'your_data') return to(words.open.everything(1, email), pages.yourData.path);
  if (kind === 'feedback_confirm_full') return to(words.open.confirm(email), feedback);
  if (kind === 'feedback_confirm_focus') return to(words.open.confirm(email), plan);
  if (kind === 'plan') return to(words.open.plan(email), plan);
  if (kind === 'feedback_published' || kind === 'feedback_too_few') {
    return to(words.open.feedback(email), feedback);
  }
  return isCompleted || !isOpen
    ? to(words.open.results(email), `${pages.dashboard.path}?id=${id}`)
    : to(words.open.questions(answered, email), `${pages.assessment.path}?id=${id}#questions`);
}

/** Says what will be opened and where it was started, and has a button for each way to open it. */
export function openPage(
  token: string,
  linked: Leading,
  isOpen: boolean,
  found: readonly Found[],
): NoticePage {
  const [one, ...others] = found;
  if (others.length > 0) return listPage(token, linked, found);
  const said = destinationOf(linked, isOpen, one).words;
  const { title, text, action } = said;
  const main = pressOf(token, action, one);
  const page = { title, text, note: words.open.note, isProblem: false, main };
  if (!one || one.isOwn) return page;
  return {
    ...page,
    text: `${text} ${words.open.startedElsewhere(one.startedAt, one.startedIn)}`,
    note: `${page.note}\n\n${words.open.hereOnly.note('it')}`,
    other: pressOf(token, words.open.hereOnly.action, one, HERE_ONLY),
  };
}

/** Each assessment has a press of its own, since anyone can start one under any address. */
function listPage(token: string, { kind, address }: Leading, found: readonly Found[]): NoticePage {
  const { title, choose, note, everything, home } = words.open.list;
  const known = found.filter(({ isKnown }) => isKnown);
  // Your Data shows the known ones together.
  const listed = kind === 'your_data' ? found.filter(({ isKnown }) => !isKnown) : found;
  const { text } = words.open.everything(found.length, maskEmail(readableEmail(address)));
  return {
    title,
    text: listed.length > 0 ? `${text} ${choose}` : text,
    list: listed.map((one) => choiceOf(token, kind, one)),
    note: listed.every(({ isOwn }) => isOwn)
      ? note
      : `${note}\n\n${words.open.hereOnly.note('one')}`,
    isProblem: false,
    main: known.length > 0 ? pressOf(token, everything) : { label: home, href: '/' },
  };
}

/** Names the assessment by its start: the id opens the results, and no button was pressed yet. */
function pressOf(token: string, label: string, one?: ProgressUnder, suffix = '') {
  const chosen = one ? `?started=${one.startedAt.getTime()}` : '';
  return { label, href: linkPaths.open + token + suffix + chosen, isForm: true };
}

function choiceOf(token: string, kind: Linked['kind'], one: Found) {
  const { list, everything, hereOnly } = words.open;
  const { isCompleted, answered, startedAt, startedIn } = one;
  const title = list.started(startedAt);
  const state = isCompleted ? list.isCompleted : list.inProgress(answered);
  const open = isCompleted ? list.results : list.continue;
  const press = (label: string, suffix?: string) => ({
    ...pressOf(token, label, one, suffix),
    hiddenLabel: `: ${title}`,
  });
  return {
    title,
    detail: [state, ...(startedIn === null ? [] : [startedIn])].join(', '),
    action: press(kind === 'your_data' ? everything(1, '').action : open),
    ...(!one.isOwn && { other: press(hereOnly.action, HERE_ONLY) }),
  };
}

/** @param token of the link whose button is still to be pressed; undefined once it was */
export function unsubscribePage({ kind, address }: Leading, token?: string): NoticePage {
  const isDone = token === undefined;
  const { title, text, action } = isInvitation(kind)
    ? words[isDone ? 'invitationsStopped' : 'noInvitations']
    : words[isDone ? 'unsubscribed' : 'unsubscribe'];
  const main = isDone
    ? { label: action, href: '/' }
    : { label: action, href: linkPaths.unsubscribe + token, isForm: true };
  return { title, text: text(maskEmail(readableEmail(address))), isProblem: false, main };
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
