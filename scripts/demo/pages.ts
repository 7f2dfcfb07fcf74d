import escapeHtml from 'escape-html';
import { palette } from '#content/colors.ts';
import type { ReceivedMail } from '#testing/mailbox.ts';
import { leader } from './people.ts';
import type { Passage } from './passage.ts';
import { personas, type Persona } from './personas.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Scene {
  /** Who the browser is signed in as. */
  persona: Persona | undefined;
  /** Days that were moved in this demo. */
  day: number;
  /** Links to the style sheets of the site. */
  styles: string;
}

/** For pages that change by themselves. */
const refreshed = (seconds: number) => `<meta http-equiv="refresh" content="${seconds}">`;
const inDays = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
const later = (count: number) =>
  `<button name="days" value="${count}" formaction="/demo/later">${count === 365 ? '1 year' : inDays(count)} later</button>`;

/** The bar above every page of the demo. It uses only forms, so that it works on pages without code. */
export function bar({ persona, day }: Scene): string {
  const people = Object.entries(personas).map(
    ([name, { label }]) =>
      `<button formaction="/demo/as/${name}" aria-pressed="${name === persona}">${label}</button>`,
  );
  const when = day > 0 ? `, ${inDays(day)} later` : '';
  return `<form class="demo" method="post" aria-label="Demo">
    <p><a href="/demo">Demo</a> <span>sample data${when}</span></p>
    <p><span>Sign in as</span> ${people.join(' ')} ${later(90)}</p>
    <p><a href="/demo/mails">Mailbox</a></p>
  </form>`;
}

/** For the head of a page with the bar. */
export const barStyle = '<link rel="stylesheet" href="/demo/style.css">';

export function startPage(scene: Scene): string {
  const cards = Object.entries(personas).map(
    ([name, { title, text, action }]) => `
    <section class="demo-card">
      <h2>${title}</h2>
      <p>${text}</p>
      <button formaction="/demo/as/${name}">${action}</button>
    </section>`,
  );
  return page(
    'A practice to try out',
    scene,
    `<p class="demo-lead">More than 200 sample leaders in one year. No one here is real, and no mail leaves this computer.</p>
    <form method="post">
      <div class="demo-cards">${cards.join('')}</div>
      <section>
        <h2>Let time pass</h2>
        <p>Everything that is stored gets older, new visitors arrive, and each day’s jobs run. See who is reminded of a
          plan, who is asked to retake the assessment, and what is deleted at the end of its time.</p>
        <p>${[1, 30, 90, 365].map(later).join(' ')}</p>
      </section>
    </form>
    <section>
      <h2>Read the mail</h2>
      <p>Every mail, to any address, arrives in <a href="/demo/mails">the mailbox of this demo</a>. Its links work.</p>
    </section>`,
  );
}

/** The page that shows what happens while time passes; undefined if there is no such passage. */
export function passagePage(scene: Scene, passage: Passage | undefined): string | undefined {
  if (!passage) return undefined;
  const { days, until, isDone, summary, happened } = passage;
  const head = isDone ? '' : refreshed(1);
  return page(`${inDays(days)} later`, { ...scene, day: until }, summary + happened, head);
}

/** Clears the browser's storage, as if it were another browser, and goes to this path. */
export const arrivalPage = (path: string) => `<!doctype html>
  <html lang="en"><meta charset="utf-8"><title>Signing in …</title>
    <script>
      addEventListener('load', async () => {
        localStorage.clear();
        sessionStorage.clear();
        for (const { name } of await indexedDB.databases()) {
          await new Promise((done) => {
            const deleting = indexedDB.deleteDatabase(name);
            deleting.onsuccess = deleting.onerror = deleting.onblocked = done;
          });
        }
        location.replace(${JSON.stringify(path)});
      });
    </script>`;

/** The mails that arrived, and how long ago that is by the demo's time. */
export class Mailbox {
  readonly mails: readonly ReceivedMail[];
  readonly #arrivedOn: number[] = [];
  /** Days that were moved since the start. */
  moved = 0;

  constructor(mails: readonly ReceivedMail[]) {
    this.mails = mails;
  }

  /** Call it just before the data moves. */
  moves(step: number): void {
    while (this.#arrivedOn.length < this.mails.length) this.#arrivedOn.push(this.moved);
    this.moved += step;
  }

  age(index: number): number {
    return this.moved - (this.#arrivedOn[index] ?? this.moved);
  }

  /** @param to shows only the mails to this address */
  listPage(scene: Scene, to?: string): string {
    // A mail is sent at least once: one that is sent again has the same id.
    const firsts = new Map(
      this.mails.map(({ messageId }, index) => [messageId, index] as const).toReversed(),
    );
    const rows = this.mails.flatMap(({ subject = '', recipients, messageId }, index) => {
      const address = recipients.join(', ');
      if (to !== undefined && to !== address) return [];
      if (firsts.get(messageId) !== index) return [];
      const age = this.age(index);
      return `<tr>
        <td>${age === 0 ? 'today' : `${inDays(age)} ago`}</td>
        <td><a href="/demo/mails?to=${encodeURIComponent(address)}">${escapeHtml(address)}</a></td>
        <td><a href="/demo/mails/${index + 1}">${escapeHtml(subject)}</a></td>
      </tr>`;
    });
    const table = `<table>
      <thead><tr><th>Sent</th><th>To</th><th>Subject</th></tr></thead>
      <tbody>${rows.toReversed().join('')}</tbody>
    </table>`;
    const empty = '<p>No mail yet. Save your progress in the assessment, for example.</p>';
    return page(
      'Mailbox',
      scene,
      `<p>${
        to === undefined
          ? `<a href="/demo/mails?to=${leader.email}">Show the mails to ${leader.name} alone</a>`
          : `To ${escapeHtml(to)}. <a href="/demo/mails">Show all mails</a>`
      }</p>
      ${rows.length > 0 ? table : empty}`,
      refreshed(3),
    );
  }

  /** @returns undefined if there is no such mail */
  mailPage(scene: Scene, index: number): string | undefined {
    const mail = this.mails[index];
    if (!mail) return undefined;
    const { subject = '', from, recipients, html = '', text = '' } = mail;
    const age = this.age(index);
    // In a frame without scripts; its links open beside it.
    const framed = escapeHtml(`<base target="_blank">${datesMoved(html, age)}`);
    return page(
      escapeHtml(subject),
      scene,
      `<p><a href="/demo/mails">All mails</a></p>
      <p>From ${escapeHtml(from?.name ?? '')} &lt;${escapeHtml(from?.address ?? '')}&gt; to
        ${escapeHtml(recipients.join(', '))}, ${age === 0 ? 'today' : `${inDays(age)} ago`}</p>
      <iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${framed}"></iframe>
      <h2>Its text part</h2>
      <pre>${escapeHtml(datesMoved(text, age))}</pre>`,
    );
  }
}

/** The dates in a mail are those of the day on which it was sent, and move with it. */
function datesMoved(text: string, age: number): string {
  return text.replaceAll(
    /(\w+day,\s)?\b((?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)\s\d{1,2},\s\d{4}\b/g,
    (date: string, weekday?: string) =>
      new Date(Date.parse(`${date.replaceAll(/\s/g, ' ')} UTC`) - age * DAY_MS).toLocaleDateString(
        'en-US',
        {
          dateStyle: weekday === undefined ? 'long' : 'full',
          timeZone: 'UTC',
        },
      ),
  );
}

/** On top of the site's base styles. */
export const styleSheet = `.demo {
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.25rem 1.5rem; padding: 0.375rem 1rem;
  background: ${palette.apricot}; color: ${palette.ink}; font-size: 0.875rem; font-weight: 500; line-height: 1.3;
}
.demo p { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.5rem; }
.demo a { color: inherit; font-weight: 600; padding: 0.375rem 0; }
.demo button, .demo-page button {
  min-height: 2rem; padding: 0.25rem 0.75rem; font-weight: 600; color: ${palette.ink}; border: 1px solid; border-radius: 0.375rem;
}
.demo button[aria-pressed="true"], .demo-card:first-child button { color: ${palette.paper}; background: ${palette.ink}; border-color: ${palette.ink}; }
.demo [name="days"] { background: ${palette.paper}; }
.demo :focus-visible, .demo-page :focus-visible { outline: 2px solid ${palette.ink}; outline-offset: 2px; }
.demo-page main { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
.demo-page main a { color: ${palette.accent}; }
.demo-page main :is(h1, p, section, .demo-cards) { margin-bottom: 1rem; }
.demo-page p:has(button) { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.demo-page h2 { font-size: 1.375rem; margin-bottom: 0.5rem; }
.demo-page section { margin-top: 1.5rem; max-width: 44rem; }
.demo-page .demo-lead { font-size: 1.25rem; }
.demo-cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); gap: 1rem; }
.demo-page main .demo-card { display: flex; flex-direction: column; align-items: start; margin: 0; padding: 1.25rem;
  background: ${palette.white}; border: 1px solid ${palette.line}; border-radius: 0.5rem; }
.demo-card p { flex: 1; }
.demo-page main button { min-height: 2.75rem; padding: 0.5rem 1rem; }
.demo-page table { border-collapse: collapse; }
.demo-page :is(th, td) { padding: 0.5rem 1rem 0.5rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid ${palette.line}; }
.demo-page iframe { width: 100%; height: 48rem; border: 1px solid ${palette.line}; }
.demo-page pre { white-space: pre-wrap; }
.demo-page :is(ul, iframe) + h2 { margin-top: 1.25rem; }
.demo-page ul { padding: 0; list-style: none; }
.demo-page li { padding: 0.25rem 0.5rem; border-bottom: 1px solid ${palette.line}; }
.demo-own { background: ${palette.accentSoft}; }
@media (max-width: 47.99em) {
  .demo { padding: 0.25rem 0.75rem 0.5rem; font-size: 0.8125rem; }
  .demo p:nth-child(2) { order: 1; flex-basis: 100%; gap: 0.25rem; }
  .demo p:nth-child(2) span { display: none; }
  .demo button { padding-inline: 0.5rem; }
  .demo-page thead { display: none; }
  .demo-page :is(tr, td) { display: block; border: 0; padding: 0; }
  .demo-page tr { padding-block: 0.5rem; border-bottom: 1px solid ${palette.line}; }
  .demo-card button { width: 100%; }
}
@media print { .demo { display: none; } }
`;

/** @param title as HTML */
function page(title: string, scene: Scene, body: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="/favicon.svg">
    ${head}
    <title>${title} | Demo</title>
    ${scene.styles}${barStyle}
  </head>
  <body class="demo-page">
    ${bar(scene)}
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>
`;
}
