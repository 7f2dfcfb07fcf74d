import type { CompetencyResponse } from '#domain/scoring.ts';
import { nothingUnsaved, type GivenResponse, type Unsaved } from './unsaved.ts';

/** A response as given here, or as the service has it. */
export type KnownResponse = Omit<CompetencyResponse, 'averageRating'> &
  Pick<GivenResponse, 'answeredAt'>;

type Change = (unsaved: Unsaved) => Unsaved;

const changed = (unsaved: Unsaved, changes: readonly Change[]) =>
  changes.reduce((result, change) => change(result), unsaved);

/** Where the browser keeps what is unsaved. */
export interface Keeping {
  read: () => Promise<Unsaved>;
  /** Changes what this browser keeps for all its tabs, and answers what that is then. */
  change: (change: Change) => Promise<Unsaved>;
}

/**
 * What this page knows of what was rated: what is unsaved, which the browser keeps as well, and what
 * the service has confirmed.
 */
export class KeptRatings {
  readonly #keeping: Keeping;
  readonly #onChange: () => void;
  #unsaved = nothingUnsaved;
  /** What the service confirmed while somebody looked on. */
  #confirmed: readonly KnownResponse[] = [];
  /** Changes that the browser has yet to keep, those under way included. */
  readonly #unwritten: Change[] = [];
  #writing: Promise<void> | null = null;
  #isKept = true;
  #knownParts: readonly (readonly KnownResponse[])[] = [];
  #knownResponses: readonly KnownResponse[] = [];
  /** Resolves once what an earlier visit left behind is known. */
  readonly ready: Promise<void>;

  constructor(keeping: Keeping, onChange: () => void) {
    this.#keeping = keeping;
    this.#onChange = onChange;
    this.ready = this.reload();
  }

  get unsaved(): Unsaved {
    return this.#unsaved;
  }

  /** False where this browser keeps nothing. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** The browser has yet to keep the latest change. */
  get isWriting(): boolean {
    return this.#writing !== null;
  }

  /** What the browser has yet to keep; null when it has kept everything. */
  get unkept(): Unsaved | null {
    return this.#unwritten.length > 0 ? changed(nothingUnsaved, this.#unwritten) : null;
  }

  /** Those that are confirmed, refused, or unsaved; the same array as long as it is made of the same. */
  get responses(): readonly KnownResponse[] {
    const { responses, refused } = this.#unsaved;
    const parts = [this.#confirmed, refused, responses];
    if (parts.some((part, index) => part !== this.#knownParts[index])) {
      this.#knownParts = parts;
      this.#knownResponses = parts.flat();
    }
    return this.#knownResponses;
  }

  /** At once for this page, then for what the browser keeps: what comes meanwhile is kept in one go. */
  change(change: Change): Promise<void> {
    this.#unsaved = change(this.#unsaved);
    this.#unwritten.push(change);
    this.#writing ??= this.#writeAll();
    this.#onChange();
    return this.#writing;
  }

  /** Another tab may have changed what is kept. */
  async reload(): Promise<void> {
    try {
      const kept = await this.#keeping.read();
      if (this.#writing === null && this.#isKept) this.#unsaved = kept;
    } catch {
      this.#isKept = false;
    }
    this.#onChange();
  }

  /** The service has this response, unless a later one is known to stand there. */
  learn(standing: KnownResponse): void {
    const { competencyId, answeredAt } = standing;
    const known = this.#confirmed.find((it) => it.competencyId === competencyId);
    if (known && known.answeredAt > answeredAt) return;
    this.#confirmed = [...this.#confirmed.filter((it) => it !== known), standing];
  }

  forgetConfirmed(): void {
    this.#confirmed = [];
  }

  async #writeAll(): Promise<void> {
    let kept: Unsaved | null = null;
    while (this.#unwritten.length > 0) {
      const changes = [...this.#unwritten];
      kept = await this.#keeping.change((unsaved) => changed(unsaved, changes)).catch(() => null);
      this.#unwritten.splice(0, changes.length);
      // What was not kept once is known to this page alone.
      this.#isKept &&= kept !== null;
    }
    this.#writing = null;
    // The last to be written has what other tabs changed as well.
    if (kept && this.#isKept) this.#unsaved = kept;
    this.#onChange();
  }
}
