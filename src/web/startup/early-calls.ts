/**
 * The data of a page that is opened by its link load while its code does. Each call is exactly the one that
 * the code would make, and its reply waits to be taken (`lib/trpc.ts`).
 */
const { pathname, searchParams } = new URL(location.href);
const [, part, page] = pathname.split('/');
const id = searchParams.get('id');
const earlierId = searchParams.get('with');

if (part === 'shared' && page) request('share.open', { 0: { token: page } });
if (id && (page === 'dashboard' || page === 'plan')) {
  request('assessment.byId,response.list', { 0: { id }, 1: { id } });
}
if (id && page === 'plan') request('plan.get', { 0: { id } });
if (id && earlierId && page === 'comparison') {
  request('comparison.history,comparison.get', { 1: { id, earlierId } });
}

/** @param inputs of the procedures, by their position; without those that take none */
function request(procedures: string, inputs: object): void {
  const address = `/trpc/${procedures}?batch=1`;
  const body = JSON.stringify(inputs);
  const headers = { 'content-type': 'application/json' };
  // Read to its end even if no one takes it, as on a plan that is someone else's: else the page is never idle.
  const reply = fetch(address, { method: 'POST', headers, body }).then(
    async (it) => new Response(await it.text(), it),
  );
  // The caller that takes it handles the error.
  reply.catch(() => undefined);
  (window.earlyCalls ??= []).push({ procedures: procedures.split(','), address, body, reply });
}
