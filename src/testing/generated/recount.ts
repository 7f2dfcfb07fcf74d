import { areas } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import type { Audience, AudienceFilter, GeneratedAssessment } from './audience.ts';

/** The numbers that the overview should show for an audience, counted one by one. */
export function recount(all: Audience, { from, to, source }: AudienceFilter) {
  const isMeant = (it: { day: string; source: string | null }) =>
    it.day >= from && it.day <= to && (source === null || (it.source ?? '') === source);
  const assessments = all.assessments.filter(isMeant);
  const opened = all.visits.filter(isMeant);
  const visits = opened.filter(({ page }) => page !== 'booking');
  const bookings = all.bookings.filter((it) => isMeant(it) && !it.isCanceled);
  return {
    funnel: { ...countFunnel(assessments), booked: bookings.length },
    visits: {
      pages: [...new Set(visits.map(({ page }) => page))]
        .map((page) => ({ page, visits: total(visits.filter((it) => it.page === page)) }))
        .toSorted((a, b) => b.visits - a.visits || a.page.localeCompare(b.page)),
      devices: {
        phone: total(visits.filter(({ device }) => device === 'phone')),
        tablet: total(visits.filter(({ device }) => device === 'tablet')),
        desktop: total(visits.filter(({ device }) => device === 'desktop')),
      },
      bookingOpened: total(opened.filter(({ page }) => page === 'booking')),
    },
    chart: {
      step: 'day',
      points: daysOf(from, to).map((day) => {
        const ofDay = assessments.filter((it) => it.day === day);
        return {
          day,
          visits: total(visits.filter((it) => it.day === day)),
          started: ofDay.length,
          completed: ofDay.filter((it) => it.completedAfter !== null).length,
          emailGiven: ofDay.filter((it) => it.hasEmail).length,
        };
      }),
    },
    lowest: countLowest(assessments.filter((it) => !it.isDeleted && it.completedAfter !== null)),
    sources: ['', 'example.org', 'spring letter']
      .map((name) => {
        const ofSource = assessments.filter((it) => (it.source ?? '') === name);
        return {
          source: name || '-',
          visits: total(visits.filter((it) => it.source === name)),
          started: ofSource.length,
          completed: ofSource.filter((it) => it.completedAfter !== null).length,
          booked: bookings.filter((it) => it.source === name).length,
        };
      })
      .filter(({ visits: seen, started, booked }) => seen + started + booked > 0)
      .toSorted(
        (a, b) => b.started - a.started || b.visits - a.visits || (a.source < b.source ? -1 : 1),
      ),
  };
}

function countFunnel(assessments: readonly GeneratedAssessment[]) {
  const atLeast = (answered: number) =>
    assessments.filter((it) => it.completedAfter !== null || it.ratings.length >= answered).length;
  const minutes = assessments
    .flatMap(({ completedAfter }) => completedAfter ?? [])
    .map((seconds) => Math.floor(seconds / 60))
    .toSorted((a, b) => a - b);
  const middle = minutes.length / 2;
  let left = assessments.length;
  return {
    started: assessments.length,
    quarter: atLeast(9),
    half: atLeast(18),
    threeQuarters: atLeast(27),
    completed: minutes.length,
    emailGiven: assessments.filter((it) => it.hasEmail).length,
    medianMinutes:
      minutes.length === 0
        ? null
        : minutes.length % 2 === 1
          ? minutes[Math.floor(middle)]!
          : (minutes[middle - 1]! + minutes[middle]!) / 2,
    dropOff: [...competencies.map(({ id }) => id), null].map((competencyId, position) => {
      const reached = left;
      const stopped = assessments.filter(
        (it) => it.completedAfter === null && Math.max(it.position, it.ratings.length) === position,
      ).length;
      left -= stopped;
      return { competencyId, reached, stopped };
    }),
  };
}

function countLowest(assessments: readonly GeneratedAssessment[]) {
  const rated = assessments.flatMap(({ ratings }) =>
    ratings.map(({ position, average }) => ({ ...competencies[position]!, average })),
  );
  const mean = (some: typeof rated) =>
    some.reduce((sum, { average }) => sum + average, 0) / some.length;
  const byCompetency = competencies.map(({ id, category }) => {
    const some = rated.filter((it) => it.id === id);
    return { competencyId: id, category, people: some.length, average: mean(some) };
  });
  const people = (some: typeof byCompetency) => Math.max(0, ...some.map((it) => it.people));
  return {
    people: people(byCompetency),
    areas: areas
      .map(({ name }) => ({
        name,
        average: mean(rated.filter(({ category }) => category === name)),
        people: people(byCompetency.filter(({ category }) => category === name)),
      }))
      .filter((it) => it.people >= 5)
      .toSorted((a, b) => a.average - b.average),
    competencies: byCompetency
      .filter((it) => it.people >= 5)
      .map(({ competencyId, ...it }) => ({ competencyId, people: it.people, average: it.average }))
      .toSorted((a, b) => a.average - b.average)
      .slice(0, 7),
  };
}

function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (const day = new Date(from); day <= new Date(to); day.setUTCDate(day.getUTCDate() + 1)) {
    days.push(day.toISOString().slice(0, 10));
  }
  return days;
}

const total = (some: readonly { visits: number }[]) =>
  some.reduce((sum, { visits }) => sum + visits, 0);
