import type { Config } from '#server/config.ts';
import { journey, startSite } from '#testing/browser/journey.ts';
import { filledPractice } from '#testing/practices.ts';
import { expectAccessible, statesToCheck } from '#testing/states/accessibility.ts';
import { closedFlags, closedStates, filledStates, pageStates } from '#testing/states/pages.ts';

function journeyOn(config: Partial<Config>) {
  return journey.extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await startSite(config);
    onCleanup(() => site.close());
    return site;
  });
}

const sites = [
  [journeyOn({}), pageStates],
  [journeyOn({ flags: closedFlags }), closedStates],
  [journeyOn({ practice: filledPractice }), filledStates],
] as const;

for (const [onSite, states] of sites) {
  for (const state of statesToCheck(states)) {
    onSite(state.name, async ({ visitor }) => expectAccessible(await visitor(), state));
  }
}
