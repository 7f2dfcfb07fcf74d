import { describe, expect } from 'vitest';
import { officePeople } from '#content/office-people.ts';
import { reportCopy } from '#content/report.ts';
import { competencies } from '#domain/competencies.ts';
import { closely, printedInMargins, textOf } from '#journeys/testing/print-layout.ts';
import { officeJourney } from '#testing/browser/office-journey.ts';
import {
  enterOffice,
  officeAllowances,
  seeOffice,
  type OfficeSite,
} from '#testing/browser/office.ts';
import { holdPrinting, printedBy } from '#testing/browser/printing.ts';
import { addAudience } from '#testing/generated/fill-audience.ts';

const { brief: words, ask } = officePeople.contact;

type Rate = (index: number) => number;

interface Expected {
  /** Of the earlier assessment, and of the one that the brief is about. */
  rates: [Rate, Rate];
  /** Says these. */
  says: string[];
}

const results: Record<string, Expected> = {
  'one area behind, better than last time': {
    rates: [
      (index) => (index < 7 ? 100 : 250),
      (index) => [100, 150, 150, 200, 200, 250, 250, 500, 450, 450, 400, 400][index] ?? 300,
    ],
    says: [
      'One area is behind: follow-through.',
      'Collaboration, 5.0 · Advanced',
      'Written Communication, 4.5 · Proficient',
      'Proficient: I do this reliably, including when the pressure is on.',
      'Advanced: I do this with ease in hard situations, and others learn it from me.',
      'Problem Solving, 1.5 · Not Yet Developed: you fix what shows, and tracing it to a cause is new to you.',
      'Entrepreneurship, 2.0 · Emerging: you try out a new idea now and then',
      'The overall score went from 2.2 to',
      'First step for Accountability:',
      'Accountability: Which of your promises is getting hard to keep?',
    ],
  },
  'long lists are tied at both ends': {
    rates: [(index) => 500 - (index % 3) * 200, (index) => 100 + (index % 3) * 200],
    says: ['6 more at 5.0', '7 more at 1.0'],
  },
  'the longest words, all in the lower levels': {
    rates: [() => 350, (index) => (index % 7 < 5 ? 350 - (index % 35) * 5 : 100)],
    says: [],
  },
  'all the same': {
    rates: [() => 400, () => 400],
    says: ['You gave everything a 4.', 'All 35 competencies are tied at 4.0.'],
  },
};

async function aContact({ db }: OfficeSite, rates: readonly Rate[]) {
  const email = `elizabeth.featherstonehaugh.${crypto.randomUUID().slice(0, 8)}@consulting-and-training.example.org`;
  const assessments = rates.map((rate, index) => ({
    day: ['2025-09-01', '2026-01-05'][index]!,
    source: null,
    ratings: competencies.map((_, position) => ({ position, average: rate(position) })),
    position: competencies.length,
    completedAfter: 900,
    hasEmail: true,
    email,
    isDeleted: false,
  }));
  await addAudience(db, { assessments, visits: [], bookings: [] });
  const { id } = await db
    .selectFrom('contact')
    .select('id')
    .where('address', '=', email)
    .executeTakeFirstOrThrow();
  return { id, email };
}

describe.each(Object.entries(results))('%s', (_name, { rates, says }) => {
  officeJourney(
    'the session brief is one page of A4 or Letter',
    async ({ visitor, officeSite }) => {
      const me = await visitor({ allow: officeAllowances });
      const { page } = me;
      const { id, email } = await aContact(officeSite, rates);
      await enterOffice(me, officeSite, `/office/people/${id}`);
      await seeOffice(page, email);
      await holdPrinting(page);
      await page.reload();
      await seeOffice(page, email);
      const popup = await printedBy(page, () =>
        page.getByRole('button', { name: words.action }).click(),
      );
      for (const paper of ['A4', 'Letter'] as const) {
        const pages = await printedInMargins(popup, paper);
        expect(pages.length, paper).toBe(1);
        const text = closely(textOf(pages));
        for (const part of [email, words.planText, ask.title, reportCopy.notes, ...says]) {
          expect(text).toContain(closely(part));
        }
      }
    },
  );
});
