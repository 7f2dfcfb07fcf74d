import { emptyPlan, mergePlans, plannedFocus, type Plan } from '#domain/plan.ts';
import type { KeptPlan } from '#web/features/assessment/data/device-store.ts';
import type { StandingPlan } from '#web/features/assessment/data/types.ts';
import { latestChange, withoutSent } from './unsent-plan.ts';

/** Why the server refuses a change; it is not sent again before something changes. */
export type PlanProblem = 'tooMuch' | 'forbidden' | 'gone' | 'refused';

/** `saving`: being sent. `waiting`: the server cannot be reached. */
export type PlanSaveState = 'saved' | 'saving' | 'waiting' | 'attention';

/** The state of the queue; a new object after each change. */
export interface PlanView {
  /** Including unsent changes; null while it is not known. */
  plan: Plan | null;
  /** As the server has it. */
  standing: StandingPlan | null;
  state: PlanSaveState;
  problem: PlanProblem | null;
  /** False if this browser stores nothing: unsent changes are lost with the page. */
  isKept: boolean;
  /** It could not be read. */
  isFailing: boolean;
}

/** The assessment whose plan continues: this one, or an earlier one until this one has a plan. */
export function runningPlanId(id: string, { plan, standing }: PlanView): string {
  const isBegun = plan !== null && plannedFocus(plan).length > 0;
  return isBegun ? id : (standing?.runningId ?? id);
}

type Change = (kept: KeptPlan) => KeptPlan;

interface Options {
  readKept: () => Promise<KeptPlan>;
  /** Changes what this browser stores for all its tabs, and returns the result. */
  changeKept: (change: Change) => Promise<KeptPlan>;
  /** Runs the work while no other tab does the same. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  read: () => Promise<StandingPlan>;
  save: (unsent: Plan) => Promise<StandingPlan>;
  /** As `save`, but for a page that closes: sent before this returns, the reply is not awaited. */
  saveKeepalive: (unsent: Plan) => void;
  classify: (error: unknown) => PlanProblem | 'passing';
  /** Runs the work later; a further call replaces it. */
  later: (ms: number, work: () => void) => void;
  /** The server's time in milliseconds. */
  now: () => number;
}

/** After the last letter typed. */
const TYPING_PAUSE_MS = 800;
const PAUSES_MS = [2000, 5000, 10_000, 30_000, 60_000];

const nothingKept: KeptPlan = { unsent: null, standing: null };

/**
 * The plan of an assessment: the browser stores each change at once, the queue sends it in the
 * background. Unsent changes are themselves a plan, so that showing them, sending them, and joining them
 * with changes of other devices all merge entries in the same way.
 */
export class PlanQueue {
  readonly #options: Options;
  #kept = nothingKept;
  readonly #unwritten: Change[] = [];
  #writing: Promise<void> | null = null;
  #isKept = true;
  #working: Promise<void> | null = null;
  #isSendWanted = false;
  #isReadWanted = false;
  #failures = 0;
  #problem: PlanProblem | null = null;
  #lastGiven = 0;
  #view: PlanView;
  readonly #listeners = new Set<() => void>();
  /** Resolves once the data of earlier visits is read. */
  readonly ready: Promise<void>;

  constructor(options: Options) {
    this.#options = options;
    this.#view = this.#look();
    this.ready = this.#reload();
  }

  /** The same object until it changes. */
  get view(): PlanView {
    return this.#view;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * The visitor changes something: it is sent after a pause, not letter by letter.
   * @param change returns the changed entries alone, each with the time it is given
   */
  edit(change: (plan: Plan, at: string) => Plan): void {
    const plan = this.#view.plan ?? emptyPlan;
    // Always later than what it replaces, whatever the clock does.
    const soonest = Math.max(this.#lastGiven, latestChange(plan)) + 1;
    this.#lastGiven = Math.max(this.#options.now(), soonest);
    const changed = change(plan, new Date(this.#lastGiven).toISOString());
    void this.#change(({ unsent, standing }) => ({
      unsent: mergePlans(unsent ?? emptyPlan, changed),
      standing,
    }));
    this.#options.later(TYPING_PAUSE_MS, () => void this.send());
  }

  /** Tries to send everything now; resolves when it has succeeded or failed. */
  send(): Promise<void> {
    this.#isSendWanted = true;
    return this.#work();
  }

  /** As `send`; if there is nothing to send, reads what other devices changed. */
  refresh(): Promise<void> {
    this.#isReadWanted = true;
    return this.send();
  }

  /** The page may close soon. */
  leave(): void {
    if (this.#kept.unsent) this.#options.saveKeepalive(this.#kept.unsent);
  }

  /** Another tab changed what is stored. */
  follow(): Promise<void> {
    return this.#reload();
  }

  /** Runs a call that changes and returns the plan, while nothing else is sent. */
  async during(call: () => Promise<StandingPlan>): Promise<void> {
    await this.send();
    await this.#options.exclusively(async () => {
      const standing = await call();
      await this.#change(({ unsent }) => ({ unsent, standing }));
    });
  }

  #work(): Promise<void> {
    this.#working ??= this.#workWhileWanted().finally(() => {
      this.#working = null;
      this.#notify();
    });
    this.#notify();
    return this.#working;
  }

  async #workWhileWanted(): Promise<void> {
    await this.ready;
    while (this.#isSendWanted) {
      const isReadWanted = this.#isReadWanted;
      this.#isSendWanted = false;
      this.#isReadWanted = false;
      await this.#options.exclusively(() => this.#exchange(isReadWanted));
    }
  }

  async #exchange(isReadWanted: boolean): Promise<void> {
    // Another tab may have sent it while this one waited for the lock.
    await this.#reload();
    const sent = this.#kept.unsent;
    if (!sent && !isReadWanted) return this.#reached();
    try {
      const standing = await (sent ? this.#options.save(sent) : this.#options.read());
      this.#reached();
      await this.#change(({ unsent }) => ({ unsent: withoutSent(unsent, sent), standing }));
    } catch (error) {
      await this.#failed(this.#options.classify(error));
    }
  }

  #reached(): void {
    this.#failures = 0;
    this.#problem = null;
  }

  async #failed(problem: PlanProblem | 'passing'): Promise<void> {
    if (problem === 'passing') {
      const pause = PAUSES_MS[Math.min(this.#failures, PAUSES_MS.length - 1)]!;
      this.#failures += 1;
      this.#options.later(pause, () => void this.refresh());
      return;
    }
    this.#failures = 0;
    this.#problem = problem;
    if (problem !== 'tooMuch') return;
    // The visitor has to see everything that is saved, to choose what to remove.
    const standing = await this.#options.read().catch(() => this.#kept.standing);
    await this.#change(({ unsent }) => ({ unsent, standing }));
  }

  /** Takes effect on this page at once; then the browser stores it, several changes in one write. */
  #change(change: Change): Promise<void> {
    this.#kept = change(this.#kept);
    this.#unwritten.push(change);
    this.#writing ??= this.#writeAll();
    this.#notify();
    return this.#writing;
  }

  async #writeAll(): Promise<void> {
    let kept: KeptPlan | null = null;
    while (this.#unwritten.length > 0) {
      const changes = this.#unwritten.splice(0);
      const all = (before: KeptPlan) => changes.reduce((changed, one) => one(changed), before);
      kept = await this.#options.changeKept(all).catch(() => null);
      // After one failed write, only this page has the changes.
      this.#isKept &&= kept !== null;
    }
    this.#writing = null;
    // The last write includes the changes of other tabs.
    if (kept && this.#isKept) this.#kept = kept;
    this.#notify();
  }

  async #reload(): Promise<void> {
    try {
      const kept = await this.#options.readKept();
      if (this.#writing === null && this.#isKept) this.#kept = kept;
    } catch {
      this.#isKept = false;
    }
    this.#notify();
  }

  #look(): PlanView {
    const { unsent, standing } = this.#kept;
    const isKnown = unsent !== null || standing !== null;
    return {
      plan: isKnown ? mergePlans(standing ?? emptyPlan, unsent ?? emptyPlan) : null,
      standing,
      state: this.#state(),
      problem: this.#problem,
      isKept: this.#isKept,
      isFailing: this.#failures > 0,
    };
  }

  #state(): PlanSaveState {
    const { unsent } = this.#kept;
    if (this.#problem !== null) return 'attention';
    if (unsent !== null) return this.#failures > 0 ? 'waiting' : 'saving';
    return this.#writing === null ? 'saved' : 'saving';
  }

  #notify(): void {
    this.#view = this.#look();
    for (const listener of this.#listeners) listener();
  }
}
