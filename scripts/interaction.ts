import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Page } from 'playwright-core';
import { competencies } from '#domain/competencies.ts';
import { next, rate, seeCompetency, variedRatings } from '#testing/browser/assessment.ts';
import { launchOptions } from '#testing/browser/find-browser.ts';
import { startBuiltApp } from './built-app.ts';

/*
 * How long a visitor waits for the next question: `npm run interaction`. On a phone's window with a
 * processor four times slower, from the moment the finger leaves Next (the browser's own time of the
 * event, so its wait in the queue counts) to the task after the first frame that shows the next
 * competency's name. In the same way, for each rating, to the first frame that shows it as chosen. Above
 * the goal the longest frames are listed, with what ran in them.
 */

const GOAL_MS = 100;
const SLOWER = 4;
const PRESSES = 20;

interface Wait {
  kind: 'Next' | 'rating';
  ms: number;
}

interface LongFrame {
  ms: number;
  scripts: string[];
}

interface Notes {
  waits: Wait[];
  frames: LongFrame[];
}

interface ScriptTiming {
  duration: number;
  invoker: string;
  sourceURL: string;
  sourceFunctionName: string;
  forcedStyleAndLayoutDuration: number;
}

/** Runs in the page: notes every wait in `window.notes`. */
function watchWaits(): void {
  const notes: Notes = { waits: [], frames: [] };
  Object.assign(window, { notes });
  const name = () => document.querySelector('main h2[tabindex]')?.textContent;

  /** Waits for the first frame that shows it, and until that is painted. */
  const noteWhenPainted = (kind: Wait['kind'], begin: number, isShown: () => boolean) => {
    const { port1, port2 } = new MessageChannel();
    requestAnimationFrame(() => {
      const shown = isShown();
      port1.addEventListener('message', () => {
        if (shown) notes.waits.push({ kind, ms: performance.now() - begin });
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
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { scripts } = entry as PerformanceEntry & { scripts: ScriptTiming[] };
      notes.frames.push({
        ms: entry.duration,
        scripts: scripts.map(
          (script) =>
            `${Math.round(script.duration)} ms ${script.invoker} ${script.sourceFunctionName} ` +
            `(${script.sourceURL.split('/').at(-1)}), of that layout ${Math.round(script.forcedStyleAndLayoutDuration)} ms`,
        ),
      });
    }
  }).observe({ type: 'long-animation-frame' });
}

async function take(page: Page): Promise<Notes> {
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
  }
  await seeCompetency(page, PRESSES);
  await idle();
  return page.evaluate(() => (window as unknown as { notes: Notes }).notes);
}

function report(kind: Wait['kind'], waits: readonly Wait[]): number {
  const sorted = waits
    .filter((wait) => wait.kind === kind)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]!;
  const figures = [at(0.5), at(0.95), at(1)].map((ms) => ms.toFixed(0).padStart(6));
  console.log(`${kind.padEnd(8)}${String(sorted.length).padStart(6)}${figures.join('')}`);
  return at(0.95);
}

const [busy] = loadavg() as [number];
if (busy > availableParallelism() / 2) {
  console.log(
    `This machine is busy (load ${busy.toFixed(1)}): the figures are higher than they would be.`,
  );
}
const app = await startBuiltApp();
const browser = await chromium.launch(await launchOptions());
try {
  const context = await browser.newContext({
    baseURL: app.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript(watchWaits);
  const { waits, frames } = await take(await context.newPage());
  const presses = waits.filter(({ kind }) => kind === 'Next').length;
  if (presses !== PRESSES || PRESSES >= competencies.length) {
    throw new Error(`${presses} of ${PRESSES} presses were seen`);
  }
  console.log(
    `In ms; the goal for Next is ${GOAL_MS} at p95, the processor ${SLOWER} times slower`,
  );
  console.log(
    `${''.padEnd(8)}${['count', 'median', 'p95', 'max'].map((word) => word.padStart(6)).join('')}`,
  );
  report('rating', waits);
  if (report('Next', waits) > GOAL_MS) {
    process.exitCode = 1;
    console.log('\nThe longest frames, and what ran in them:');
    for (const { ms, scripts } of frames.toSorted((a, b) => b.ms - a.ms).slice(0, 5)) {
      console.log(`${ms.toFixed(0)} ms\n  ${scripts.join('\n  ')}`);
    }
  }
} finally {
  await browser.close();
  await app.stop();
}
