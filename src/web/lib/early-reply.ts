declare global {
  interface Window {
    /** Made by `early-call.ts` before the page's code was there. */
    earlyCall?: { address: string; body: string; reply: Promise<Response> } | undefined;
  }
}

/** The reply to a call that has been made already; each is taken once. */
export function takeEarlyReply(address: unknown, init?: object): Promise<Response> | undefined {
  const call = window.earlyCall;
  const isSame =
    call && address === call.address && init && 'body' in init && init.body === call.body;
  if (!isSame) return undefined;
  window.earlyCall = undefined;
  return call.reply;
}
