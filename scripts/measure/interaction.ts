import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Page } from 'playwright-core';
import { competencies } from '#domain/competencies.ts';
import {
  button,
  isLastOfArea,
  next,
  rate,
  seeCompetency,
  variedRatings,
} from '#testing/browser/assessment.ts';
import { launchOptions } from '#testing/browser/find-browser.ts';
import { quantile } from '#scripts/bench/figures.ts';
import { withBench } from '#scripts/bench/with-bench.ts';

/*
 * Measures how long a visitor waits for the next question, in a phone's window with a processor four
 * times slower. A wait begins when the finger leaves Next (the event's own time,
 * so its wait in the queue counts). It ends with the task after the first frame that shows the next
 * competency's name. Ratings are timed in the same way, to the first frame that shows the choice.
 */

const GOAL_MS = 100;
const SLOWER = 4;
const PRESSES = 20;

interface Wait {
  kind: 'Next' | 'rating';
  ms: number;
}

/** Runs in the page: records every wait in `window.waits`. */
function watchWaits(): void {
  const waits: Wait[] = [];
  Object.assign(window, { waits });
  const name = () => document.querySelector('main h2[tabindex]')?.textContent;

  /** Waits for the first frame that shows it, and until that is painted. */
  const noteWhenPainted = (kind: Wait['kind'], begin: number, isShown: () => boolean) => {
    const { port1, port2 } = new MessageChannel();
    requestAnimationFrame(() => {
      const shown = isShown();
      port1.addEventListener('message', () => {
        if (shown) waits.push({ kind, ms: performance.now() - begin });
        else noteWhenPainted(kind, begin, isShown);
        port1.close();
      });
      port1.start();
      port2.postMessage(null);
    });
  };
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof HTMLInputElement) {
        noteWhenPainted('rating', timeStamp, () => target.checked);
      } else if (target instanceof Element && target.closest('button')?.textContent === 'Next') {
        const before = name();
        noteWhenPainted('Next', timeStamp, () => name() !== before);
      }
    },
    { capture: true },
  );
}

async function take(page: Page): Promise<Wait[]> {
  const idle = () =>
    page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (let index = 0; index < PRESSES; index += 1) {
    const [first, second] = variedRatings(index);
    await seeCompetency(page, index);
    await idle();
    await rate(page, 1, first);
    await idle();
    await rate(page, 2, second);
    await idle();
    await next(page);
    if (isLastOfArea(index)) await button(page, 'Continue').click();
  }
  await seeCompetency(page, PRESSES);
  await idle();
  return page.evaluate(() => (window as unknown as { waits: Wait[] }).waits);
}

function figures(kind: Wait['kind'], waits: readonly Wait[]) {
  const ms = waits.filter((wait) => wait.kind === kind).map((wait) => wait.ms);
  const [middle, p95, most] = [0.5, 0.95, 1].map((share) => Math.round(quantile(ms, share)));
  return { '': kind, count: ms.length, median: middle!, p95: p95!, max: most! };
}

const [busy] = loadavg() as [number];
if (busy > availableParallelism() / 2) {
  console.log(
    `This machine is busy (load ${busy.toFixed(1)}): the figures are higher than on a quiet one.`,
  );
}
await withBench(async ({ startProduct }) => {
  const { origin } = await startProduct();
  const browser = await chromium.launch(await launchOptions());
  try {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await context.addInitScript(watchWaits);
    const waits = await take(await context.newPage());
    const nextWaits = figures('Next', waits);
    if (nextWaits.count !== PRESSES || PRESSES >= competencies.length) {
      throw new Error(`${nextWaits.count} of ${PRESSES} presses were seen`);
    }
    console.log(
      `In ms; the goal for Next is ${GOAL_MS} at p95, the processor ${SLOWER} times slower`,
    );
    console.table([figures('rating', waits), nextWaits]);
    if (nextWaits.p95 > GOAL_MS) process.exitCode = 1;
  } finally {
    await browser.close();
  }
});
