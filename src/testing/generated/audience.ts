import fc from 'fast-check';
import { countedPages } from '#content/visits.ts';
import { competencies } from '#domain/competencies.ts';
import { devices } from '#domain/visits.ts';

/** An assessment whose first competency was rated on a given day. */
export interface GeneratedAssessment {
  day: string;
  source: string | null;
  /** Positions of the competencies with both statements rated, and the average. */
  ratings: readonly { position: number; average: number }[];
  position: number;
  /** Seconds from the first rating to the completion; null if not completed. */
  completedAfter: number | null;
  hasEmail: boolean;
  /** Which one, if it matters. */
  email?: string;
  isDeleted: boolean;
}

export interface GeneratedVisits {
  day: string;
  page: string;
  source: string;
  device: (typeof devices)[number];
  visits: number;
}

export interface GeneratedBooking {
  day: string;
  source: string;
  isCanceled: boolean;
}

/** The visitors of some days. */
export interface Audience {
  assessments: readonly GeneratedAssessment[];
  visits: readonly GeneratedVisits[];
  bookings: readonly GeneratedBooking[];
}

export interface AudienceFilter {
  from: string;
  to: string;
  /** Null for all sources; empty for visits without a known source. */
  source: string | null;
}

/** Few days and sources, so that many visits share them. */
const day = fc
  .integer({ min: 26, max: 35 })
  .map((number) => new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10));
const source = fc.constantFrom('', 'example.org', 'spring letter');

const assessment: fc.Arbitrary<GeneratedAssessment> = fc.record({
  day,
  source: source.map((text) => text || null),
  ratings: fc.uniqueArray(
    fc.record({
      position: fc.nat(competencies.length - 1),
      average: fc.constantFrom(100, 150, 200, 300, 450, 500),
    }),
    {
      selector: ({ position }) => position,
      minLength: 1,
      maxLength: competencies.length,
      size: 'max',
    },
  ),
  position: fc.nat(competencies.length),
  completedAfter: fc.option(fc.nat(5_000)),
  hasEmail: fc.boolean(),
  isDeleted: fc.boolean(),
});

const visits: fc.Arbitrary<GeneratedVisits> = fc.record({
  day,
  page: fc.constantFrom(...countedPages.slice(0, 3), 'booking'),
  source,
  device: fc.constantFrom(...devices),
  visits: fc.integer({ min: 1, max: 50 }),
});

const booking: fc.Arbitrary<GeneratedBooking> = fc.record({
  day,
  source,
  isCanceled: fc.boolean(),
});

export const audience: fc.Arbitrary<Audience> = fc.record({
  assessments: fc.array(assessment, { maxLength: 60, size: 'max' }),
  visits: fc.array(visits, { maxLength: 40, size: 'max' }),
  bookings: fc.array(booking, { maxLength: 20, size: 'max' }),
});

export const filter: fc.Arbitrary<AudienceFilter> = fc
  .record({ days: fc.tuple(day, day), source: fc.option(source) })
  .map(({ days: [a, b], source: chosen }) => ({
    from: a < b ? a : b,
    to: a < b ? b : a,
    source: chosen,
  }));
