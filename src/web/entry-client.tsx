import { createBrowserHistory } from '@tanstack/react-router';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';
import { readSettings } from './lib/settings.tsx';

const settings = readSettings();
const router = createAppRouter(createBrowserHistory(), settings);
// The page in hand was rendered on the server: the router then renders the same tree.
router.ssr = { manifest: undefined };
// The route's own code first, so that the first render finds everything the server rendered. Not at
// the top level of the module: a route's file may wait for this one.
void router.load().then(() => {
  hydrateRoot(document.getElementById('app')!, <App router={router} settings={settings} />);
});

// The first page came with its head; only who goes on to another needs the words of all heads.
router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, hrefChanged, pathChanged }) => {
  if (!fromLocation || !hrefChanged) return;
  import('./lib/after-navigation.ts').then(
    ({ afterNavigation }) => afterNavigation(toLocation, pathChanged, settings),
    // Without a connection the page goes by the name of the one before.
    () => undefined,
  );
});

// Only links to other sites open a window of their own.
addEventListener('click', (click) => {
  if (!(click.target as Element).closest('[target]')) return;
  import('./lib/tell-visit.ts').then(
    ({ tellBooking }) => tellBooking(click, settings.links),
    () => undefined,
  );
});
