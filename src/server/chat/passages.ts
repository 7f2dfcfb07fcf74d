import type { Db } from '#db/client.ts';
import type { Passage } from '#domain/passage.ts';
import { passagesOf } from '#content/passages/passages.ts';
import { saidAbout, topicsIn } from '#content/passages/synonyms.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { replacePassages, searchPassages } from './passage.repository.ts';

/** The advisor gets at most this many passages, … */
const MOST = 5;
/** … with at most this many tokens together, at four characters each. */
const MAX_CHARACTERS = 1500 * 4;
/** Of a question; what follows is a story more than a question. */
const ASKED_CHARACTERS = 1000;

/** What the site says, stored for search. */
export class Passages {
  readonly #db: Db;
  readonly #settings: () => SiteSettings;
  #stored: { settings: SiteSettings; storing: Promise<void> } | undefined;

  constructor(db: Db, settings: () => SiteSettings) {
    this.#db = db;
    this.#settings = settings;
  }

  /** Stores what the site says with the settings in force, unless that is done. */
  store(): Promise<void> {
    const settings = this.#settings();
    if (this.#stored?.settings !== settings) {
      const passages = passagesOf(settings).map((one) => ({ ...one, said: saidAbout(one.id) }));
      const storing = replacePassages(this.#db, passages);
      const stored = { settings, storing };
      this.#stored = stored;
      storing.catch(() => {
        if (this.#stored === stored) this.#stored = undefined;
      });
    }
    return this.#stored.storing;
  }
}

/** The passages to answer a question from, best first. */
export async function findPassages(db: Db, question: string): Promise<Passage[]> {
  const asked = question.slice(0, ASKED_CHARACTERS);
  const found = await searchPassages(db, { question: asked, topics: topicsIn(asked) }, MOST);
  let characters = 0;
  return found.filter(({ title, text }) => {
    characters += title.length + text.length;
    return characters <= MAX_CHARACTERS;
  });
}
