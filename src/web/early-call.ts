/**
 * The data of a dashboard that is opened by its link come while its code does: the call that the code
 * would make is made now, word for word, and its reply waits to be taken.
 */
const id = new URLSearchParams(location.search).get('id');
if (id && location.pathname === '/assessment/dashboard') {
  const address = '/trpc/assessment.byId,response.list?batch=1';
  const body = JSON.stringify({ 0: { id }, 1: { id } });
  const headers = { 'content-type': 'application/json' };
  const reply = fetch(address, { method: 'POST', headers, body });
  // The caller that takes it handles the error.
  reply.catch(() => undefined);
  window.earlyCall = { address, body, reply };
}
