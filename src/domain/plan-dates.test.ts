import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, clockTime, dayIn, daysBetween, dueDay, planDays } from './plan-dates.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const count = fc.integer({ min: -1000, max: 1000 });

describe('addDays', () => {
  test.each([
    ['2027-02-28', 0, '2027-02-28'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-29', 1, '2024-03-01'],
    ['2024-02-29', 366, '2025-03-01'],
    ['2000-02-28', 1, '2000-02-29'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    // The clocks of Copenhagen and Los Angeles change on these days.
    ['2027-03-27', 2, '2027-03-29'],
    ['2027-10-30', 2, '2027-11-01'],
    ['2027-03-13', 2, '2027-03-15'],
    ['2027-11-06', 2, '2027-11-08'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  test('subtracted again gives the same day', () => {
    fc.assert(
      fc.property(day, count, (from, days) => {
        expect(addDays(addDays(from, days), -days)).toBe(from);
      }),
    );
  });

  test('in two steps gives the same day as in one', () => {
    fc.assert(
      fc.property(day, count, count, (from, first, second) => {
        expect(addDays(addDays(from, first), second)).toBe(addDays(from, first + second));
      }),
    );
  });

  test('one day at a time names every day of two centuries', () => {
    const days = ['2000-01-01'];
    while (days.at(-1) !== '2199-12-31') days.push(addDays(days.at(-1)!, 1));
    // 24 years of each century have a February 29, and 2000 too.
    expect(days).toHaveLength(200 * 365 + 2 * 24 + 1);
    expect(days.toSorted()).toEqual(days);
  });
});

describe('daysBetween', () => {
  test('counts the added days', () => {
    fc.assert(
      fc.property(day, count, (from, days) => {
        expect(daysBetween(addDays(from, days), from) + days).toBe(0);
      }),
    );
  });

  test('orders days like their texts', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        expect(Math.sign(daysBetween(one, other))).toBe(Number(other > one) - Number(other < one));
      }),
    );
  });
});

test.each([
  [30, '2024-03-02'],
  [60, '2024-04-01'],
  [90, '2024-05-01'],
] as const)('after %i days the review is on %s', (after, expected) => {
  expect(planDays).toContain(after);
  expect(dueDay('2024-02-01', after)).toBe(expected);
});

describe('dayIn', () => {
  test.each([
    ['UTC', '2027-01-01T00:00:00Z', '2027-01-01'],
    ['UTC', '2026-12-31T23:59:59.999Z', '2026-12-31'],
    ['Europe/Copenhagen', '2026-12-31T22:59:59Z', '2026-12-31'],
    ['Europe/Copenhagen', '2026-12-31T23:00:00Z', '2027-01-01'],
    // Summer time: from March 28 to October 31.
    ['Europe/Copenhagen', '2027-03-28T21:59:59Z', '2027-03-28'],
    ['Europe/Copenhagen', '2027-03-28T22:00:00Z', '2027-03-29'],
    ['Europe/Copenhagen', '2027-10-31T22:59:59Z', '2027-10-31'],
    ['America/Los_Angeles', '2024-02-29T07:59:59Z', '2024-02-28'],
    ['America/Los_Angeles', '2024-02-29T08:00:00Z', '2024-02-29'],
    ['America/Los_Angeles', '2024-07-01T06:59:59Z', '2024-06-30'],
    ['Pacific/Auckland', '2026-12-31T10:59:59Z', '2026-12-31'],
    ['Pacific/Auckland', '2026-12-31T11:00:00Z', '2027-01-01'],
    // Apia crossed the date line and had no December 30.
    ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31'],
  ])('in %s at %s it is %s', (timeZone, moment, expected) => {
    expect(dayIn(timeZone, new Date(moment))).toBe(expected);
  });

  test.each([
    [120, '2026-12-31T22:00:00Z', '2026-12-31'],
    [120, '2027-01-01T01:59:59Z', '2026-12-31'],
    [120, '2027-01-01T02:00:00Z', '2027-01-01'],
    [-90, '2026-12-31T22:29:59Z', '2026-12-31'],
    [-90, '2026-12-31T22:30:00Z', '2027-01-01'],
  ])("%i minutes behind UTC, the system's own day at %s is %s", (minutes, at, expected) => {
    const now = new Date(at);
    now.getTimezoneOffset = () => minutes;
    expect(dayIn(undefined, now)).toBe(expected);
  });

  const moment = fc.date({
    min: new Date('2012-01-01'),
    max: new Date('2199-12-31'),
    noInvalidDate: true,
  });

  test('is the day of a clock that many hours ahead', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 12 }), (now, hours) => {
        const there = new Date(now.getTime() + hours * 3_600_000);
        expect(dayIn(`Etc/GMT-${hours}`, now)).toBe(there.toISOString().slice(0, 10));
      }),
    );
  });

  test.each(['Pacific/Auckland', 'Pacific/Apia', 'America/Los_Angeles', 'Europe/Copenhagen'])(
    'skips no day from hour to hour in %s, and repeats none',
    (timeZone) => {
      fc.assert(
        fc.property(moment, (now) => {
          const next = new Date(now.getTime() + 3_600_000);
          expect([0, 1]).toContain(daysBetween(dayIn(timeZone, now), dayIn(timeZone, next)));
        }),
      );
    },
  );

  test("without a time zone is the system's own day", () => {
    fc.assert(
      fc.property(moment, (now) => {
        const [year, month, date] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
        const twoDigits = (number: number) => String(number).padStart(2, '0');
        expect(dayIn(undefined, now)).toBe(`${year}-${twoDigits(month)}-${twoDigits(date)}`);
      }),
    );
  });
});

describe('clockTime', () => {
  test.each([
    ['2027-01-31', 8, 'UTC', '2027-01-31T08:00'],
    ['2027-01-31', 8, 'Europe/Copenhagen', '2027-01-31T07:00'],
    ['2027-01-31', 21, 'Asia/Kathmandu', '2027-01-31T15:15'],
    ['2027-12-31', 8, 'Pacific/Kiritimati', '2027-12-30T18:00'],
    ['2027-01-01', 20, 'Pacific/Pago_Pago', '2027-01-02T07:00'],
    ['2028-02-29', 8, 'Pacific/Auckland', '2028-02-28T19:00'],
    // The clocks change in these nights.
    ['2027-03-28', 8, 'Europe/Copenhagen', '2027-03-28T06:00'],
    ['2027-10-31', 8, 'Europe/Copenhagen', '2027-10-31T07:00'],
    ['2027-03-14', 8, 'America/Los_Angeles', '2027-03-14T15:00'],
    ['2027-11-07', 8, 'America/Los_Angeles', '2027-11-07T16:00'],
    ['2027-09-26', 8, 'Pacific/Auckland', '2027-09-25T19:00'],
    ['2027-04-04', 8, 'Pacific/Auckland', '2027-04-03T20:00'],
    ['2027-04-04', 8, 'Australia/Lord_Howe', '2027-04-03T21:30'],
  ])('%s at %i:00 in %s is %sZ', (on, hour, timeZone, moment) => {
    expect(clockTime(on, hour, timeZone).toISOString()).toBe(`${moment}:00.000Z`);
  });

  test('is on its day everywhere, and shows the hour', () => {
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    fc.assert(
      fc.property(day, fc.integer({ min: 8, max: 20 }), zone, (on, hour, timeZone) => {
        const moment = clockTime(on, hour, timeZone);
        // If a whole day was skipped, the clocks showed none of its hours.
        fc.pre(!['Pacific/Apia', 'Pacific/Fakaofo'].includes(timeZone));
        expect(dayIn(timeZone, moment)).toBe(on);
        const hours = new Intl.DateTimeFormat('en', {
          timeZone,
          hour: 'numeric',
          hourCycle: 'h23',
        });
        expect(Number(hours.format(moment))).toBe(hour);
      }),
    );
  });
});
