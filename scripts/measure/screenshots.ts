import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { serveOfficeSite } from '#testing/browser/office.ts';
import { filledPractice } from '#testing/practices.ts';
import { mailSettings, sampleMails } from '#testing/sample-mails.ts';
import { openBrowser } from '#testing/browser/browser.ts';
import { serveChatSite, serveClosedChatSite } from '#testing/browser/chat-site.ts';
import { serveSite, type RunningSite } from '#testing/browser/site.ts';
import { assessmentStates, questionStates } from '#testing/states/assessment.ts';
import { chatStates, closedChatState } from '#testing/states/chat.ts';
import { dashboardStates } from '#testing/states/dashboard.ts';
import { fillOffice } from '#testing/generated/fill-office.ts';
import { dialogStates } from '#testing/states/dialogs.ts';
import { raterStates } from '#testing/states/feedback-rater.ts';
import { mailedConfig, mailedStates } from '#testing/states/mailed.ts';
import { feedbackLeaderStates } from '#testing/states/feedback-leader.ts';
import { webhookStates } from '#testing/states/office-webhooks.ts';
import {
  contactPageStates,
  filledOfficeStates,
  type OfficeState,
  officeStates,
} from '#testing/states/office.ts';
import { closedFlags, closedStates, filledStates, pageStates } from '#testing/states/pages.ts';
import { planStates } from '#testing/states/plan.ts';
import { comparisonStates } from '#testing/states/comparison.ts';
import { printedStates } from '#testing/states/report.ts';
import { builtSite } from '#server/site/site-source.ts';
import { sharingStates } from '#testing/states/sharing.ts';
import type { State } from '#testing/states/state.ts';
import { yourDataStates } from '#testing/states/your-data.ts';
import { openVisitor, type Visitor } from '#testing/browser/visitor.ts';
import { buildIfStale } from '#scripts/build.ts';
import { readArguments } from '#scripts/command.ts';

/**
 * Takes pictures of every page and state, or of those with a word in their name:
 * `npm run measure -- screenshots dashboard`.
 */

const SIZES = [
  [360, 800],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const;
/** The width of a mail on a phone, and in a window beside a list of mails. */
const MAIL_SIZES = [
  [360, 640],
  [700, 640],
] as const;
/** Dates in the pictures are the same every day. */
const TODAY = '2025-03-14T09:00:00Z';

/** The clock is a script; a frame without scripts reports it. */
const CLOCK_IN_FRAME = "Blocked script execution in 'about:srcdoc'";

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
const { positionals: words } = readArguments('measure -- screenshots [WORD …]', {
  allowPositionals: true,
});

await buildIfStale();
const dataDir = await mkdtemp(join(tmpdir(), 'ready-leader-screenshots-'));
const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
await migrateToLatest(postgres.url);
const browser = await openBrowser();
try {
  if (words.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  // First, because the states of other sites leave contacts.
  await takeOfficePictures(officeStates.filter(isEmpty));

  const site = await serveSite(postgres.url);
  const assessment = [
    ...assessmentStates,
    ...questionStates,
    ...dialogStates,
    ...dashboardStates,
    ...comparisonStates,
    ...sharingStates,
    ...planStates,
    ...printedStates,
  ];
  await takePictures(site, [...pageStates, ...assessment]);
  await site.close();

  const closed = await serveSite(postgres.url, { flags: closedFlags });
  await takePictures(closed, closedStates);
  await closed.close();

  const filled = await serveSite(postgres.url, { practice: filledPractice });
  await takePictures(filled, filledStates);
  await filled.close();

  const mailed = await serveSite(postgres.url, mailedConfig);
  await takePictures(mailed, [
    ...mailedStates,
    ...yourDataStates,
    ...feedbackLeaderStates,
    ...raterStates,
  ]);
  await mailed.close();
  await takeMailPictures();

  const closedChat = await serveClosedChatSite(postgres.url);
  await takePictures(closedChat, [closedChatState]);
  await closedChat.close();

  const chat = await serveChatSite(postgres.url);
  await takePictures(
    chat,
    chatStates.map((state) => ({ ...state, show: (visitor) => state.show(visitor, chat) })),
    () => chat.breakOffReplies(),
  );
  await chat.close();

  await takeOfficePictures(officeStates.filter((state) => !isEmpty(state)));
  await takeOfficePictures(filledOfficeStates, { isFilled: true });
  await takeOfficePictures(contactPageStates);
  await takeOfficePictures(webhookStates);
} finally {
  await browser.close();
  await postgres.stop();
  if (await removeEmbeddedPostgres(dataDir)) await rm(dataDir, { recursive: true, force: true });
}

function isEmpty({ name }: OfficeState): boolean {
  return name.endsWith('-empty');
}

function isWanted(name: string): boolean {
  return words.length === 0 || words.some((word) => name.includes(word));
}

async function takePictures(
  site: RunningSite,
  states: readonly State[],
  tidyUp?: () => unknown,
): Promise<void> {
  for (const first of states) {
    const inOrder = [first, ...(first.next ?? [])];
    if (!inOrder.some(({ name }) => isWanted(name))) continue;
    const visitor = await openVisitor(browser, site, { allow: [CLOCK_IN_FRAME] });
    await visitor.context.clock.setFixedTime(TODAY);
    try {
      for (const state of inOrder) await takePicturesOf(visitor, state);
      await tidyUp?.();
      await visitor.leave();
    } catch (error) {
      console.error(`${first.name}: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
}

/** A site for each list: ten sign-ins in a minute is the most that one allows. */
async function takeOfficePictures(
  states: readonly OfficeState[],
  { isFilled = false } = {},
): Promise<void> {
  const office = await serveOfficeSite(postgres.url);
  if (isFilled) await fillOffice(office.db, new Date(TODAY));
  await takePictures(
    office,
    states.map((state) => ({ ...state, show: (me: Visitor) => state.show(me, office) })),
  );
  await office.close();
}

async function takePicturesOf(visitor: Visitor, state: State): Promise<void> {
  const { page, allowed } = visitor;
  allowed.push(...(state.allow ?? []));
  const sizes = SIZES.filter(([width]) => width <= (state.maxWidth ?? width));
  const [width, height] = sizes.at(-1)!;
  await page.setViewportSize({ width, height });
  await state.show(visitor);
  if (!isWanted(state.name)) return;
  // Away from what it would be over in another size.
  await page.mouse.move(0, 0);
  for (const size of sizes) {
    const file = join(folder, `${state.name}-${size[0]}.png`);
    await takePicture(page, size, file);
    console.log(relative(process.cwd(), file));
  }
}

/** Every mail in a light and a dark client. */
async function takeMailPictures(): Promise<void> {
  const { site } = await builtSite();
  for (const [name, content] of Object.entries(sampleMails)) {
    if (!isWanted(`mail-${name}`)) continue;
    const { html } = await site.mail!(content, mailSettings);
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme });
      await page.setContent(html);
      for (const size of MAIL_SIZES) {
        const file = join(folder, `mail-${name}-${colorScheme}-${size[0]}.png`);
        await takePicture(page, size, file);
        console.log(relative(process.cwd(), file));
      }
      await page.close();
    }
  }
}

/** The whole page, in a window as high as it is; with an open dialog, only the window. */
async function takePicture(
  page: Page,
  [width, height]: readonly [number, number],
  path: string,
): Promise<void> {
  let shown: number = height;
  // Some spaces grow with the window, so only the second measurement counts.
  for (let round = 0; round < 3; round += 1) {
    // With Playwright's fullPage, fixed bars would appear in the middle of the page.
    await page.setViewportSize({ width, height: shown });
    const whole = await page.evaluate(async () => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      // Parts that are rendered when near would change the page's height after it is measured.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [sheet];
      await document.fonts.ready;
      const dialog = document.querySelector('dialog[open]');
      // As where it appears: another size may have scrolled it.
      if (dialog) dialog.scrollTop = 0;
      // As after a failure: what is wrong is in view.
      const problem = dialog?.querySelector('[role="alert"] > p');
      problem?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return dialog ? 0 : document.documentElement.scrollHeight;
    });
    shown = Math.max(height, whole);
  }
  // Ends all animations. The promise of one inside a closed disclosure never settles.
  await page.screenshot({ path, animations: 'disabled' });
}
