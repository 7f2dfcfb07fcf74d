import type { AreaName } from '#domain/areas.ts';
import type { Rating } from '#domain/rating-scale.ts';

export interface Answer {
  competencyId: string;
  category: AreaName;
  question1Rating: Rating;
  question2Rating: Rating;
}

/** A change of position or completion, sent once the answers before it are saved. */
export interface Position {
  currentQuestionIndex: number;
  isCompleted?: true;
}

export type SaveState = 'saved' | 'saving' | 'failed';

interface Unsaved {
  answers: Answer[];
  position: Position | null;
}

interface Options {
  /** Keeps what is not saved yet, so that a reload or a crash does not lose it. */
  read: () => string | null;
  write: (unsaved: string | null) => void;
  saveAnswer: (answer: Answer) => Promise<void>;
  savePosition: (position: Position) => Promise<void>;
  onAnswerFailed: (error: unknown) => void;
  onPositionFailed: (error: unknown) => void;
}

/**
 * Saves answers in the background, one after the other, in the order they were given. A newer
 * answer to the same competency replaces an unsaved older one. What failed stays and is tried
 * again with the next answer or by `flush`.
 */
export class AnswerQueue {
  readonly #options: Options;
  #unsaved: Unsaved;
  #given: readonly Answer[];
  #state: SaveState = 'saved';
  #flushing: Promise<void> | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(options: Options) {
    this.#options = options;
    this.#unsaved = readUnsaved(options.read());
    this.#given = this.#unsaved.answers;
  }

  get state(): SaveState {
    return this.#state;
  }

  /**
   * The latest answer to each competency since the page was opened, saved or not: between being
   * saved here and being read from the service again, an answer must not seem to be missing.
   * The same array until it changes.
   */
  get answers(): readonly Answer[] {
    return this.#given;
  }

  /** The position that is not known to be saved. */
  get position(): Position | null {
    return this.#unsaved.position;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(answer: Answer | null, position: Position): void {
    if (answer) this.#given = replaceIn(this.#given, answer);
    const { answers } = this.#unsaved;
    this.#keep({ answers: answer ? replaceIn(answers, answer) : answers, position });
    void this.flush();
  }

  /** Tries to save everything now; resolves when that is done or failed. */
  flush(): Promise<void> {
    this.#flushing ??= this.#saveAll().finally(() => {
      this.#flushing = null;
    });
    return this.#flushing;
  }

  /** Forgets what is unsaved, after a save under way has ended: nothing arrives later. */
  async clear(): Promise<void> {
    this.#keep({ answers: [], position: null });
    await this.#flushing;
    this.#given = [];
    this.#notify();
    this.#setState('saved');
  }

  async #saveAll(): Promise<void> {
    for (;;) {
      const answer = this.#unsaved.answers[0];
      const { position } = this.#unsaved;
      if (!answer && !position) return this.#setState('saved');
      this.#setState('saving');
      try {
        if (answer) await this.#options.saveAnswer(answer);
        else if (position) await this.#options.savePosition(position);
      } catch (error) {
        this.#setState('failed');
        (answer ? this.#options.onAnswerFailed : this.#options.onPositionFailed)(error);
        return;
      }
      // Identity tells whether a newer one took its place meanwhile.
      const { answers, position: latest } = this.#unsaved;
      this.#keep({
        answers: answers.filter((kept) => kept !== answer),
        position: !answer && latest === position ? null : latest,
      });
    }
  }

  #keep(unsaved: Unsaved): void {
    this.#unsaved = unsaved;
    const isEmpty = unsaved.answers.length === 0 && unsaved.position === null;
    this.#options.write(isEmpty ? null : JSON.stringify(unsaved));
    this.#notify();
  }

  #setState(state: SaveState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

function replaceIn(answers: readonly Answer[], answer: Answer): Answer[] {
  return [...answers.filter(({ competencyId }) => competencyId !== answer.competencyId), answer];
}

function readUnsaved(json: string | null): Unsaved {
  try {
    const { answers, position } = JSON.parse(json ?? '') as Partial<Unsaved>;
    if (Array.isArray(answers)) return { answers, position: position ?? null };
  } catch {
    // Nothing was kept, or something that is not ours.
  }
  return { answers: [], position: null };
}
