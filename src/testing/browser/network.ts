import type { Page, Request, Route } from 'playwright-core';

export interface Held {
  /** Resolves when a call has arrived and waits. */
  arrived: Promise<void>;
  /** Lets the waiting calls and all later ones through. */
  release: () => Promise<void>;
  /** Lets later calls through; the waiting ones never get a response. */
  forget: () => Promise<void>;
}

/**
 * Simulates a slow network: calls of the procedure wait until they are released.
 * @param where whether calls wait 'before' they reach the server or 'after' it has handled them
 */
export async function holdCalls(
  page: Page,
  procedure: string,
  where: 'before' | 'after' = 'before',
): Promise<Held> {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    const answer = where === 'after' ? await route.fetch() : undefined;
    arrived.resolve();
    await released.promise;
    // The page was closed and cannot receive the answer.
    await (answer ? route.fulfill({ response: answer }) : route.continue()).catch(() => undefined);
  };
  const forget = () => page.unroute(callsOf(procedure), hold);
  await page.route(callsOf(procedure), hold);
  return {
    arrived: arrived.promise,
    release: async () => {
      await forget();
      released.resolve();
    },
    forget,
  };
}

/** Holds the first call of the procedure; later ones go through. */
export async function holdFirstCall(page: Page, procedure: string) {
  const arrived = Promise.withResolvers<Request>();
  const released = Promise.withResolvers<void>();
  let isTaken = false;
  await page.route(callsOf(procedure), async (route) => {
    if (isTaken) return route.fallback();
    isTaken = true;
    arrived.resolve(route.request());
    await released.promise;
    await route.continue().catch(() => undefined);
  });
  return {
    arrived: arrived.promise,
    /** Lets the call through and resolves when it has its response. */
    release: async () => {
      released.resolve();
      await (await arrived.promise).response();
    },
  };
}

/**
 * Makes calls of the procedure fail: without a response, or with this status and a body that is not ours.
 * @param about only calls whose body contains this text
 * @returns a function that lets calls through again
 */
export async function failCalls(
  page: Page,
  procedure: string,
  how: 'no answer' | number,
  about = '',
): Promise<() => Promise<void>> {
  const fail = (route: Route) => {
    if (!route.request().postData()?.includes(about)) return route.fallback();
    return how === 'no answer' ? route.abort() : route.fulfill({ status: how, body: 'Oops' });
  };
  await page.route(callsOf(procedure), fail);
  return () => page.unroute(callsOf(procedure), fail);
}

/** The browser's messages about calls that `failCalls` failed. */
export const failedCall = ['Failed to load resource', 'request failed: POST'] as const;

/** The web client sends the names of all calls of a batch in one path. */
function callsOf(procedure: string): RegExp {
  return new RegExp(`/trpc/([\\w.]+,)*${RegExp.escape(procedure)}[,?]`);
}
