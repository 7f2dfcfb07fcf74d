import { expect, test, vi } from 'vitest';
import { client } from './trpc.ts';

const id = '7f0a0e5e-27d2-4d43-9b8f-6f5d4a3b2c1d';
const procedures = ['assessment.byId', 'response.list'];
const ADDRESS = `/trpc/${procedures.join(',')}?batch=1`;

const replyWith = (...data: unknown[]) =>
  Response.json(data.map((one) => ({ result: { data: one } })));

/** Two calls in one batch, as the dashboard makes them. */
const both = () =>
  Promise.all([client.assessment.byId.query({ id }), client.response.list.query({ id })]);

/** A page whose early call was answered with `early`, while the server answers `late` from now on. */
function openPage(): string[] {
  const addresses: string[] = [];
  const body = JSON.stringify({ 0: { id }, 1: { id } });
  const reply = Promise.resolve(replyWith('early', 'early'));
  vi.stubGlobal('window', { earlyCalls: [{ procedures, address: ADDRESS, body, reply }] });
  vi.stubGlobal('fetch', (address: string) => {
    addresses.push(address);
    return Promise.resolve(replyWith('late', 'late', 'late'));
  });
  return addresses;
}

test('the first call takes the early reply, the second asks again', async () => {
  const addresses = openPage();
  expect(await both()).toEqual(['early', 'early']);
  expect(addresses).toEqual([]);
  expect(await both()).toEqual(['late', 'late']);
  expect(addresses).toEqual([ADDRESS]);
});

test('an early reply that the first call could not use is never used', async () => {
  const addresses = openPage();
  await Promise.all([both(), client.plan.get.query({ id })]);
  expect(await both()).toEqual(['late', 'late']);
  expect(addresses).toHaveLength(2);
});
