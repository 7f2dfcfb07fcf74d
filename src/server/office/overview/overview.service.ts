import { BOOKING } from '#content/booking.ts';
import type { Db } from '#db/client.ts';
import { devices, type Device } from '#domain/device.ts';
import { dropOffOf, funnelOf, medianOf } from '#domain/funnel.ts';
import { lowestOf } from '#domain/lowest.ts';
import { chartStep, chartSteps } from '#domain/period.ts';
import * as counts from './overview.repository.ts';
import type { OverviewFilter } from './overview.schemas.ts';

/** The most sources offered. */
const SOURCES = 50;

export async function readFunnel(db: Db, filter: OverviewFilter) {
  return counts.byIndexes(db, async (trx) => {
    const { places, minutes } = await counts.countPlaces(trx, filter);
    return {
      ...funnelOf(places),
      booked: await counts.countBooked(trx, filter),
      medianMinutes: medianOf(minutes),
      dropOff: dropOffOf(places),
    };
  });
}

export async function readVisits(db: Db, filter: OverviewFilter) {
  const visits = await counts.byIndexes(db, (trx) => counts.countVisits(trx, filter));
  const [opened = [], ofPages = []] = [true, false].map((isBooking) =>
    visits.filter(({ page }) => (page === BOOKING) === isBooking),
  );
  return {
    pages: [...Map.groupBy(ofPages, ({ page }) => page)]
      .map(([page, some]) => ({ page, visits: total(some) }))
      .toSorted((a, b) => b.visits - a.visits || a.page.localeCompare(b.page)),
    devices: Object.fromEntries(
      devices.map((name) => [name, total(ofPages.filter(({ device }) => device === name))]),
    ) as Record<Device, number>,
    bookingOpened: total(opened),
  };
}

/** Every step of the period, including those without activity. */
export async function readChart(db: Db, filter: OverviewFilter) {
  const step = chartStep(filter);
  const counted = new Map(
    (await counts.byIndexes(db, (trx) => counts.countBySteps(trx, filter, step))).map((point) => [
      point.day,
      point,
    ]),
  );
  const nothing = { visits: 0, started: 0, completed: 0, emailGiven: 0 };
  return {
    step,
    points: chartSteps(filter).map((day) => counted.get(day) ?? { day, ...nothing }),
  };
}

export async function readLowest(db: Db, filter: OverviewFilter) {
  return lowestOf(await counts.byIndexes(db, (trx) => counts.sumRatings(trx, filter)));
}

export function readSources(db: Db, period: Omit<OverviewFilter, 'source'>) {
  return counts.byIndexes(db, (trx) => counts.countSources(trx, period, SOURCES));
}

const total = (some: readonly { visits: number }[]) =>
  some.reduce((sum, { visits }) => sum + visits, 0);
