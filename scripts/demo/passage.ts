import { EventEmitter, once } from 'node:events';
import escapeHtml from 'escape-html';
import type { Db } from '#db/client.ts';
import type { Mailbox } from './pages.ts';
import { leader, timePasses } from './people.ts';

/** What the nightly deletion records. */
const deletions = {
  empty_assessments_expired: 'Assessments without answers deleted',
  unfinished_assessments_expired: 'Unfinished assessments deleted',
  completed_assessments_expired: 'Completed assessments deleted',
} as const;
type Deletion = keyof typeof deletions;
const deletionNames = Object.keys(deletions) as Deletion[];

/** Some days that pass, and the page that says what happens in them. */
export class Passage {
  readonly days: number;
  /** The day at its end. */
  readonly until: number;
  #html = '';
  #isDone = false;
  readonly #more = new EventEmitter();

  constructor(days: number, until: number) {
    this.days = days;
    this.until = until;
  }

  /** @param back the page to go back to */
  async run(db: Db, mailbox: Mailbox, back: string, atEnd: () => Promise<void>): Promise<void> {
    const first = mailbox.mails.length;
    let listed = first;
    let deleted = 0;
    try {
      this.#write('<p class="demo-running">Time passes …</p>');
      await timePasses(db, this.days, {
        moves: (step) => mailbox.moves(step),
        stepped: async (day) => {
          const mails = mailbox.mails.slice(listed).map(({ subject = '', recipients }, index) => {
            const to = recipients.join();
            const link = `<a href="/demo/mails/${listed + index + 1}">${escapeHtml(subject)}</a>`;
            return `<li${to === leader.email ? ' class="demo-own"' : ''}>${link} to ${escapeHtml(to)}</li>`;
          });
          listed += mails.length;
          const deletedNow = await deletedToday(db);
          deleted += deletedNow.reduce((sum, { amount }) => sum + amount, 0);
          const lines = deletedNow.map((it) => `<li>${deletions[it.event]}: ${it.amount}</li>`);
          this.#write(
            `<h2 class="demo-day">Day ${day}</h2><ul>${[...mails, ...lines].join('\n')}</ul>`,
          );
        },
      });
      await atEnd();
      this.#write(`<div class="demo-done">
        <p class="demo-lead">Mails sent: ${listed - first}. Assessments deleted: ${deleted}.</p>
        <p><a href="${escapeHtml(back)}">Back to where you were</a></p>
      </div>`);
    } catch (error) {
      console.error(error);
      this.#write('<p class="demo-done">That did not work. The terminal says why.</p>');
    } finally {
      this.#isDone = true;
      this.#more.emit('more');
    }
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  /** Everything so far, and the rest as it happens. */
  async *html(): AsyncGenerator<string> {
    for (let sent = 0; ;) {
      yield this.#html.slice(sent);
      sent = this.#html.length;
      if (this.#isDone) return;
      await once(this.#more, 'more');
    }
  }

  #write(html: string): void {
    this.#html += html;
    this.#more.emit('more');
  }
}

/** Since the data moved: all earlier entries are at least a day old. */
function deletedToday(db: Db) {
  return db
    .selectFrom('audit_event')
    .select(['event', 'amount'])
    .where('event', 'in', deletionNames)
    .$narrowType<{ event: Deletion }>()
    .where('happened_at', '>', new Date(Date.now() - 12 * 60 * 60 * 1000))
    .execute();
}
