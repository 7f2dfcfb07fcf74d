import type { Config } from '#server/config.ts';
import { filledPractice } from '#testing/filled-practice.ts';
import { yourDataStates } from '#testing/states/your-data.ts';
import { expectAccessible } from '#testing/states/accessibility.ts';
import { journey, startSite } from '#testing/browser/journey.ts';
import { closedFlags, closedStates } from '#testing/states/closed.ts';
import { openVisitor } from '#testing/browser/visitor.ts';
import { mailedConfig, mailedStates } from '#testing/states/mailed.ts';
import { filledStates } from '#testing/states/filled.ts';
import type { State } from '#testing/states/state.ts';

const configured: [name: string, config: Partial<Config>, states: readonly State[]][] = [
  ['what stands where shop and assessment are closed', { flags: closedFlags }, closedStates],
  ['what depends on email', mailedConfig, [...mailedStates, ...yourDataStates]],
  ['the pages with all facts of the practice', { practice: filledPractice }, filledStates],
];

for (const [name, config, states] of configured) {
  journey(name, async ({ browser }) => {
    const site = await startSite(config);
    try {
      for (const state of states) {
        const visitor = await openVisitor(browser, site, { allow: state.allow ?? [] });
        try {
          await expectAccessible(visitor, state);
        } finally {
          await visitor.leave();
        }
      }
    } finally {
      await site.close();
    }
  });
}
