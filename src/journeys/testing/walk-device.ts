import type { Browser, BrowserContext, Page } from 'playwright-core';
import { competencies } from '#domain/competencies.ts';
import { foundRows, openFindResults } from '#testing/browser/dialogs.ts';
import type { RunningSite } from '#testing/browser/site.ts';
import { openVisitor, type Visitor } from '#testing/browser/visitor.ts';
import { pageIsCached } from './offline-page.ts';
import { unsavedChanges } from './unsaved-changes.ts';

/** Problems to expect while a walk is offline. */
const allow = [
  'Failed to load resource',
  'Failed to update assessment',
  'net::ERR_',
  'request failed: POST',
];

export interface Waiting {
  competencyId: string;
  question1Rating: number;
  question2Rating: number;
}

/** A browser with some tabs, one of them in front. */
export class WalkDevice {
  readonly name: string;
  readonly #visitor: Visitor;
  #tabs: Page[];
  isOffline = false;

  private constructor(name: string, visitor: Visitor) {
    this.name = name;
    this.#visitor = visitor;
    this.#tabs = [visitor.page];
  }

  static async open(browser: Browser, site: RunningSite, name: string, address: string) {
    const visitor = await openVisitor(browser, site, { serviceWorker: true, allow });
    await visitor.context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    return new WalkDevice(name, visitor);
  }

  get page(): Page {
    return this.#tabs.at(-1)!;
  }

  get context(): BrowserContext {
    return this.#visitor.context;
  }

  get hasQuestion(): boolean {
    return new URL(this.page.url()).pathname === '/assessment';
  }

  /** Opens the assessment and continues to the current question. */
  async goToQuestion(): Promise<void> {
    await this.page.goto('/assessment');
    await this.settle();
  }

  async settle(): Promise<void> {
    const { page } = this;
    const continueLink = page.getByRole('link', { name: 'Continue Assessment' });
    const heading = page.locator('#questions h2');
    await continueLink.or(heading).first().waitFor();
    if (await continueLink.isVisible()) await continueLink.click();
    await heading.waitFor();
  }

  /** On another device: finds the assessment by its email and continues it. */
  async find(email: string): Promise<void> {
    await this.page.goto('/assessment/dashboard');
    await (await foundRows(await openFindResults(this.page), email)).first().click();
    await this.page.getByRole('link', { name: 'Continue Assessment' }).click();
    await this.page.locator('#questions h2').waitFor();
  }

  async nextTab(): Promise<void> {
    if (this.#tabs.length < 2) {
      this.#tabs.push(await this.context.newPage());
      await this.goToQuestion();
      return;
    }
    this.#tabs.unshift(this.#tabs.pop()!);
    await this.page.bringToFront();
  }

  /** Closes the tab in front, whatever it is doing; another one takes its place. */
  async closeTab(): Promise<void> {
    await this.#tabs.pop()!.close();
    if (this.#tabs.length === 0) this.#tabs.push(await this.context.newPage());
    await this.goToQuestion();
  }

  async setOffline(isOffline: boolean): Promise<void> {
    // The next tab opens without the server.
    if (isOffline) await pageIsCached(this.page);
    this.isOffline = isOffline;
    await this.context.setOffline(isOffline);
  }

  /** The position in the list (from 0) of the competency in view. */
  async shown(): Promise<number> {
    const name = await this.page.locator('#questions h2').innerText();
    return competencies.findIndex((competency) => competency.name === name);
  }

  /** The bar's text about saved and waiting ratings. */
  status(): Promise<string> {
    return this.page.locator('[data-fixed-bar]').innerText();
  }

  async waiting(assessmentId: string): Promise<Waiting[]> {
    const { responses } = await unsavedChanges<Waiting>(this.page, assessmentId);
    return responses;
  }

  leave(): Promise<void> {
    return this.#visitor.leave();
  }
}
