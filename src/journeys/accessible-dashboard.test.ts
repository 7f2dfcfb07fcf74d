import { journey } from '#testing/browser/journey.ts';
import { expectAccessible } from '#testing/states/accessibility.ts';
import { dashboardStates } from '#testing/states/dashboard.ts';
import { printedStates } from '#testing/states/report.ts';
import { secondLookStates } from '#testing/states/second-look.ts';

for (const state of [...dashboardStates, ...secondLookStates]) {
  journey(state.name, ({ nextVisitor }) => expectAccessible(nextVisitor, state));
}

// They watch how a window prints, by a script that stays in its browser context.
for (const state of printedStates) {
  journey(state.name, async ({ visitor }) => expectAccessible(await visitor(), state));
}
