import { expect, test } from 'vitest';
import { serverClockOf } from './server-clock.ts';

const NOON = Date.parse('2025-06-01T12:00:00Z');
const httpDate = (time: number) => new Date(time).toUTCString();

/** A device whose clock is wrong by `ahead`, calling a service `travel` away in each direction. */
function setUp(ahead: number, travel = 100) {
  const world = { time: NOON, ahead };
  const memory = { ahead: 0 };
  const openPage = () =>
    serverClockOf(() => world.time + world.ahead, {
      read: () => memory.ahead,
      write: (known) => {
        memory.ahead = known;
      },
    });
  const clock = openPage();
  const call = () => {
    const learn = clock.ask();
    world.time += travel;
    const date = httpDate(world.time);
    world.time += travel;
    learn(date);
  };
  const error = () => clock.now() - world.time;
  return { world, clock, openPage, call, error };
}

test("before any reply the clock is the device's own", () => {
  expect(setUp(5000).error()).toBe(5000);
});

test.each([0, 90, -90])("a device wrong by %d minutes shows the server's time", (minutes) => {
  const { world, call, error } = setUp(minutes * 60_000);
  world.time += 730;
  call();
  expect(error()).toBeGreaterThanOrEqual(0);
  expect(error()).toBeLessThanOrEqual(1200);
});

test('it is never behind the server, and every reply makes it more accurate', () => {
  const { world, call, error } = setUp(-3_600_000);
  let last = Infinity;
  for (const pause of [0, 1370, 1610, 1250, 1930]) {
    world.time += pause;
    call();
    expect(error()).toBeGreaterThanOrEqual(0);
    expect(error()).toBeLessThanOrEqual(last);
    last = error();
  }
  expect(last).toBeLessThan(600);
});

test('with milliseconds it is as accurate as the call was fast', () => {
  const { clock, world, call, error } = setUp(-3_600_000);
  call();
  const learn = clock.ask();
  world.time += 40;
  const given = new Date(world.time).toISOString();
  world.time += 700;
  learn(given, 1);
  expect(error()).toBe(41);
});

test('a slow reply does no harm', () => {
  const { clock, world, call, error } = setUp(0);
  call();
  const before = error();
  const learn = clock.ask();
  world.time += 30_000;
  learn(httpDate(world.time));
  expect(error()).toBe(before);
});

test("when the device's clock is set, the next reply shows the new difference", () => {
  const { world, call, error } = setUp(0);
  call();
  world.ahead = -7_200_000;
  call();
  expect(error()).toBeGreaterThanOrEqual(0);
  expect(error()).toBeLessThanOrEqual(1200);
});

test.each([null, '', 'yesterday'])('a reply dated %j is ignored', (date) => {
  const { clock, error } = setUp(0);
  clock.ask()(date);
  expect(error()).toBe(0);
});

test('a later page without a connection uses the last known difference', () => {
  const { world, openPage, call } = setUp(-3_600_000);
  call();
  const ahead = openPage().now() - world.time;
  expect(ahead).toBeGreaterThanOrEqual(0);
  expect(ahead).toBeLessThanOrEqual(1200);
});
