import type { Page, Request, Route } from 'playwright-core';

export interface Held {
  /** Resolves when a call has arrived and waits. */
  arrived: Promise<void>;
  /** Lets the waiting calls go on, and all later ones. */
  release: () => Promise<void>;
  /** From now on calls go through; those that wait get no answer any more. */
  forget: () => Promise<void>;
}

/**
 * A slow network: calls of the procedure wait until they are released.
 * @param where 'before' they reach the server, or 'after' it has done what they ask for
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

/** One call gets stuck on its way: the first of the procedure waits, those after it do not. */
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
    /** Lets it go on; resolves when it has its answer. */
    release: async () => {
      released.resolve();
      await (await arrived.promise).response();
    },
  };
}

/**
 * Calls of the procedure fail: without any answer, or with this status and no word of ours.
 * @param about only those that hold this text
 * @returns what ends the failing
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
