import { mailLinkWords as words } from '#content/mail-links.ts';
import type { NoticePage } from '#content/notice-page.ts';
import { pages } from '#content/pages.ts';
import { maskEmail } from '#domain/email.ts';
import { standingUnder } from '#server/assessment/owned.service.ts';
import type { Db } from '#db/client.ts';
import type { Linked } from './mail-link.repository.ts';
import { linkPaths } from './mail-link.service.ts';

/** Where a link leads, and what is said of it before. */
interface Destination {
  words: { title: string; text: string; action: string };
  /** An address of the site. */
  href: string;
}

/**
 * To the one assessment that the mail is about, as it stands now; else to all that is kept.
 * @param isOpen the assessment can be taken: else what there is of it shows on the dashboard
 */
export async function destinationOf(
  db: Db,
  { kind, address, assessmentId }: Linked,
  isOpen: boolean,
): Promise<Destination> {
  const standing = await standingUnder(db, address, assessmentId);
  const email = maskEmail(address);
  const [only] = standing;
  if (kind === 'your_data' || standing.length !== 1 || !only) {
    return { words: words.open.everything(standing.length, email), href: pages.yourData.path };
  }
  const { id, isCompleted, answered } = only;
  if (kind === 'plan') {
    return { words: words.open.plan(email), href: `${pages.plan.path}?id=${id}` };
  }
  return isCompleted || !isOpen
    ? { words: words.open.results(email), href: `${pages.dashboard.path}?id=${id}` }
    : {
        words: words.open.questions(answered, email),
        href: `${pages.assessment.path}?id=${id}#questions`,
      };
}

/** Says what will be opened, and has a button for it. */
export function openPage(token: string, { title, text, action }: Destination['words']): NoticePage {
  const main = { label: action, href: linkPaths.open + token, isForm: true };
  return { title, text, note: words.open.note, isProblem: false, main };
}

export function unsubscribePage(token: string, address: string): NoticePage {
  const { title, text, action } = words.unsubscribe;
  const main = { label: action, href: linkPaths.unsubscribe + token, isForm: true };
  return { title, text: text(maskEmail(address)), isProblem: false, main };
}

export function unsubscribedPage(address: string): NoticePage {
  const { title, text, action } = words.unsubscribed;
  return {
    title,
    text: text(maskEmail(address)),
    isProblem: false,
    main: { label: action, href: '/' },
  };
}

/** Of all links that do not work, whatever became of them. */
export const gonePage: NoticePage = {
  title: words.gone.title,
  text: words.gone.text,
  isProblem: true,
  main: { label: words.gone.action, href: pages.assessment.path },
  other: { label: words.gone.home, href: '/' },
};

/** @param href of the page that did not come, or whose button did not work */
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
