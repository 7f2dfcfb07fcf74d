import type { CompetencyResponse } from '#domain/scoring.ts';
import { nothingUnsaved, type GivenResponse, type Unsaved } from './unsaved.ts';

/** A response as given here, or as the server has it. */
export type KnownResponse = Omit<CompetencyResponse, 'averageRating'> &
  Pick<GivenResponse, 'answeredAt'>;

type Change = (unsaved: Unsaved) => Unsaved;

const changed = (unsaved: Unsaved, changes: readonly Change[]) =>
  changes.reduce((result, change) => change(result), unsaved);

/** Where the browser stores what is unsaved. */
export interface Keeping {
  read: () => Promise<Unsaved>;
  /** Changes what this browser stores for all its tabs, and returns the result. */
  change: (change: Change) => Promise<Unsaved>;
}

/** The ratings that this page knows: unsaved ones, which the browser stores, too, and confirmed ones. */
export class KeptRatings {
  readonly #keeping: Keeping;
  readonly #onChange: () => void;
  #unsaved = nothingUnsaved;
  /** What the server confirmed while a page was subscribed. */
  #confirmed: readonly KnownResponse[] = [];
  /** Changes that the browser has not stored yet, including those in progress. */
  readonly #unwritten: Change[] = [];
  #writing: Promise<void> | null = null;
  #isKept = true;
  #knownParts: readonly (readonly KnownResponse[])[] = [];
  #knownResponses: readonly KnownResponse[] = [];
  /** Resolves once the data of earlier visits is read. */
  readonly ready: Promise<void>;

  constructor(keeping: Keeping, onChange: () => void) {
    this.#keeping = keeping;
    this.#onChange = onChange;
    this.ready = this.reload();
  }

  get unsaved(): Unsaved {
    return this.#unsaved;
  }

  /** False if this browser stores nothing. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** The browser has not stored the latest change yet. */
  get isWriting(): boolean {
    return this.#writing !== null;
  }

  /** What the browser has not stored yet; null when it has stored everything. */
  get unkept(): Unsaved | null {
    return this.#unwritten.length > 0 ? changed(nothingUnsaved, this.#unwritten) : null;
  }

  /** Confirmed, refused and unsaved responses; the same array as long as nothing changes. */
  get responses(): readonly KnownResponse[] {
    const { responses, refused } = this.#unsaved;
    const parts = [this.#confirmed, refused, responses];
    if (parts.some((part, index) => part !== this.#knownParts[index])) {
      this.#knownParts = parts;
      this.#knownResponses = parts.flat();
    }
    return this.#knownResponses;
  }

  /** Takes effect on this page at once; then the browser stores it, several changes in one write. */
  change(change: Change): Promise<void> {
    this.#unsaved = change(this.#unsaved);
    this.#unwritten.push(change);
    this.#writing ??= this.#writeAll();
    this.#onChange();
    return this.#writing;
  }

  /** Another tab may have changed what is stored. */
  async reload(): Promise<void> {
    try {
      const kept = await this.#keeping.read();
      if (this.#writing === null && this.#isKept) this.#unsaved = kept;
    } catch {
      this.#isKept = false;
    }
    this.#onChange();
  }

  /** The server has this response, unless it is known to have a later one. */
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
      // After one failed write, only this page has the ratings.
      this.#isKept &&= kept !== null;
    }
    this.#writing = null;
    // The last write includes the changes of other tabs.
    if (kept && this.#isKept) this.#unsaved = kept;
    this.#onChange();
  }
}
