declare global {
  interface Window {
    earlyCalls?: {
      procedures: readonly string[];
      address: string;
      body: string;
      reply: Promise<Response>;
    }[];
  }
}

/** The reply to an early call; only the first call for its data uses it. */
export function takeEarlyReply(
  address: unknown,
  init?: { body?: unknown },
): Promise<Response> | undefined {
  if (typeof address !== 'string') return undefined;
  const calls = window.earlyCalls ?? [];
  // Whatever did not fit the first call, such as a batch of more, would be old by the next.
  window.earlyCalls = calls.filter(
    ({ procedures }) => !procedures.some((name) => address.includes(name)),
  );
  return calls.find((early) => early.address === address && early.body === init?.body)?.reply;
}
