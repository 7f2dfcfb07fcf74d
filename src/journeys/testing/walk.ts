import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { button, chosen, option, answerFrom } from '#testing/browser/assessment.ts';
import { dialog, press, RESET } from '#testing/browser/dialogs.ts';
import { eventually } from '#testing/browser/journey.ts';
import type { RunningSite } from '#testing/browser/site.ts';
import { assessmentIds } from '#testing/browser/stored.ts';
import { pageIsCached } from './offline-page.ts';
import { WalkDevice } from './walk-device.ts';

type Pair = readonly [number, number];

/** Two devices know the server's time to about a second. */
const CLOCKS_MS = 1500;

/** One random walk through the assessment, and what the server should store after it. */
export class Walk {
  /** The latest ratings per competency. */
  readonly expected = new Map<string, Pair>();
  readonly #givenOn = new Map<string, WalkDevice>();
  readonly #lines: string[] = [];
  readonly #random: () => number;
  readonly #browser: Browser;
  readonly #site: RunningSite;
  readonly #seed: number;
  #devices: WalkDevice[] = [];
  #lastOn: WalkDevice | undefined;
  #lastAt = 0;
  assessmentId = '';

  private constructor(browser: Browser, site: RunningSite, seed: number, random: () => number) {
    this.#browser = browser;
    this.#site = site;
    this.#seed = seed;
    this.#random = random;
  }

  /** Rates one competency on the first device and saves an email. */
  static async start(browser: Browser, site: RunningSite, seed: number, random: () => number) {
    const walk = new Walk(browser, site, seed, random);
    const device = await walk.#openDevice('laptop');
    await device.page.goto('/assessment');
    await answerFrom(device.page, 0, 1, () => [3, 4]);
    await device.page.getByText('All answers saved').waitFor();
    await pageIsCached(device.page);
    const [id] = await assessmentIds({ context: device.context, site });
    walk.assessmentId = id!;
    const reply = await device.context.request.post(`/api/assessment/${id}/save-progress`, {
      data: { email: walk.#email },
    });
    expect(reply.ok()).toBe(true);
    walk.#gave(device, competencies[0].id, [3, 4]);
    return walk;
  }

  get story(): string {
    return this.#lines.join('\n');
  }

  get #device(): WalkDevice {
    return this.#devices.at(-1)!;
  }

  get #email(): string {
    return `walker-${this.#seed}@example.com`;
  }

  async step(): Promise<void> {
    const device = this.#device;
    const steps: [number, string, () => Promise<void>][] = device.hasQuestion
      ? [
          [10, 'rate', () => this.#rate()],
          [4, 'Next', () => this.#go('Next')],
          [2, 'Previous', () => this.#go('Previous')],
          [1, 'reload', () => device.page.reload().then(() => device.settle())],
          [1, 'another tab', () => device.nextTab()],
          [1, 'close the tab', () => device.closeTab()],
          [1, 'another device', () => this.#nextDevice()],
        ]
      : [[1, 'return', () => device.goToQuestion()]];
    if (device.isOffline) steps.push([2, 'online', () => device.setOffline(false)]);
    else if (device.hasQuestion) {
      steps.push([2, 'offline', () => device.setOffline(true)]);
      steps.push([
        1,
        'leave',
        () =>
          device.page
            .goto(this.#pick(['/assessment/dashboard', '/services']))
            .then(() => undefined),
      ]);
      // There is nothing to reset before the first rating.
      if (device.name === 'laptop' && this.expected.size > 0) {
        steps.push([0.4, 'reset', () => this.#reset()]);
      }
    }
    const [name, take] = this.#weigh(steps);
    this.#lines.push(`${device.name}: ${name}`);
    await take();
    // A tab that comes to the front needs a moment to learn what another tab has stored.
    await (name === 'another tab' ? eventually(() => this.#expectTruth()) : this.#expectTruth());
  }

  /** Brings every device online and waits until it has sent its ratings. */
  async comeToRest(): Promise<void> {
    for (const device of this.#devices) {
      await device.setOffline(false);
      await device.goToQuestion();
      await eventually(async () =>
        expect(await device.waiting(this.assessmentId), this.story).toEqual([]),
      );
    }
  }

  async end(): Promise<void> {
    for (const device of this.#devices) await device.leave();
  }

  async #rate(): Promise<void> {
    const device = this.#device;
    const { page } = device;
    await this.#letClocksAgree(device);
    const index = await device.shown();
    const { id } = competencies[index]!;
    const before = await chosen(page);
    const question = this.#pick([1, 2] as const);
    const rating = this.#pick([1, 2, 3, 4, 5] as const satisfies Rating[]);
    await option(page, question, rating).click();
    const after = before.with(question - 1, before[question - 1] === rating ? null : rating);
    this.#lines.push(`  ${id}: ${before.join(' ')} → ${after.join(' ')}`);
    expect(await chosen(page), this.story).toEqual(after);
    const [first = null, second = null] = after;
    if (first !== null && second !== null) this.#gave(device, id, [first, second]);
  }

  async #go(way: 'Next' | 'Previous'): Promise<void> {
    const { page } = this.#device;
    if (await button(page, way).isEnabled()) await button(page, way).click();
    const between = button(page, 'Continue');
    if (await between.isVisible()) await between.click();
  }

  async #reset(): Promise<void> {
    const device = this.#device;
    await this.#letClocksAgree(device);
    await button(device.page, 'Reset Assessment').click();
    const box = dialog(device.page, RESET);
    await press(box, 'Reset');
    await box.waitFor({ state: 'hidden' });
    this.expected.clear();
  }

  /** A phone finds the assessment by its email; later it and the first device take turns. */
  async #nextDevice(): Promise<void> {
    if (this.#devices.length > 1) {
      this.#devices.reverse();
      return;
    }
    const phone = await this.#openDevice('phone');
    await phone.find(this.#email);
  }

  async #openDevice(name: string): Promise<WalkDevice> {
    const address = `10.${this.#seed % 200}.${this.#devices.length}.1`;
    const device = await WalkDevice.open(this.#browser, this.#site, name, address);
    this.#devices.push(device);
    return device;
  }

  #gave(device: WalkDevice, competencyId: string, pair: Pair): void {
    this.expected.set(competencyId, pair);
    this.#givenOn.set(competencyId, device);
    this.#lastOn = device;
    this.#lastAt = Date.now();
  }

  async #letClocksAgree(device: WalkDevice): Promise<void> {
    if (this.#lastOn === device) return;
    await eventually(() => expect(Date.now()).toBeGreaterThan(this.#lastAt + CLOCKS_MS));
  }

  /** Checks that what the page says about this device's ratings is true. */
  async #expectTruth(): Promise<void> {
    const device = this.#device;
    if (!device.hasQuestion) return;
    const status = await device.status();
    expect(status, this.story).not.toMatch(/attention|not saved/);
    const isSaved = status.includes('All answers saved');
    const claimed = /(\d+) waiting/.exec(status)?.[1];
    if (!isSaved && claimed === undefined) return;
    const here = [...this.expected].filter(([id]) => this.#givenOn.get(id) === device);
    // In this order: a rating that stops waiting between the two reads is stored.
    const waiting = await device.waiting(this.assessmentId);
    const stored = await this.#stored();
    const unsent = new Map(
      waiting.map((it) => [it.competencyId, [it.question1Rating, it.question2Rating] as const]),
    );
    for (const [id, pair] of here) {
      const known = isSaved ? stored.get(id) : (unsent.get(id) ?? stored.get(id));
      expect(known, `${id}\n${status}\n${this.story}`).toEqual(pair);
    }
  }

  async #stored(): Promise<Map<string, Pair>> {
    const rows = await this.#site.db
      .selectFrom('response')
      .select(['competency_id', 'question1_rating', 'question2_rating'])
      .where('assessment_id', '=', this.assessmentId)
      .execute();
    return new Map(
      rows.map((it) => [it.competency_id, [it.question1_rating!, it.question2_rating!]]),
    );
  }

  #pick<const Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#random() * items.length)]!;
  }

  #weigh(steps: readonly [number, string, () => Promise<void>][]): [string, () => Promise<void>] {
    let left = this.#random() * steps.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, name, take] of steps) {
      left -= weight;
      if (left < 0) return [name, take];
    }
    const [, name, take] = steps[0]!;
    return [name, take];
  }
}
