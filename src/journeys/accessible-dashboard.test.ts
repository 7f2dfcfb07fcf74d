import { journey } from '#testing/browser/journey.ts';
import { expectAccessible, statesToCheck } from '#testing/states/accessibility.ts';
import { dashboardStates } from '#testing/states/dashboard.ts';
import { printedStates } from '#testing/states/report.ts';
import { comparisonStates } from '#testing/states/comparison.ts';

for (const state of statesToCheck([...dashboardStates, ...comparisonStates, ...printedStates])) {
  journey(state.name, async ({ visitor }) => expectAccessible(await visitor(), state));
}
