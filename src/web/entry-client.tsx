import { createBrowserHistory } from '@tanstack/react-router';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';
import { readSettings } from './lib/settings.tsx';

const settings = readSettings();
const router = createAppRouter(createBrowserHistory(), settings);
// The server rendered the current page: the router then renders the same tree.
router.ssr = { manifest: undefined };
// The route's own code first, so that the first render finds everything the server rendered. Not at
// the top level of the module, because a route's file may wait for this one.
void router.load().then(() => {
  hydrateRoot(document.getElementById('app')!, <App router={router} settings={settings} />);
});

/** Without a connection the page keeps the previous title, and the browser the focus. */
const ignore = () => undefined;

// The server sent the head of the first page; only later pages need the texts of all heads.
let headOf = router.latestLocation.href;
router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
  const { href } = toLocation;
  // `fromLocation` is the last loaded page: going back before the next one has loaded changes
  // nothing.
  const hasHead = !fromLocation || href === headOf;
  headOf = href;
  if (hasHead) return;
  import('./lib/after-navigation.ts').then(
    ({ afterNavigation }) => afterNavigation(toLocation, pathChanged, settings),
    ignore,
  );
});

router.subscribe('onRendered', (event) => {
  // A page load comes from nowhere, or from itself.
  if (!event.fromLocation || event.fromLocation === event.toLocation) return;
  import('./lib/route-focus.ts').then(({ moveFocus }) => moveFocus(event), ignore);
});

// Only links to other sites open a new window.
addEventListener('click', (click) => {
  if (!(click.target as Element).closest('[target]')) return;
  import('./lib/report-visit.ts').then(
    ({ reportBooking }) => reportBooking(click, settings.links),
    ignore,
  );
});
