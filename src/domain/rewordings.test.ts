import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { competencies, type CompetencyId } from './competencies.ts';
import { daySchema } from './day.ts';
import { rewordings } from './rewordings.ts';

/** Fingerprints of the statements in the last release. */
const fingerprints: Record<CompetencyId, string> = {
  accountability: '05e52f63cd16',
  'decision-making': '998f92fa7e06',
  'problem-solving': '5b68959ca6ba',
  'support-service': '4210952cceab',
  entrepreneurship: '185078864a9e',
  'financial-management': 'fbef096bee66',
  'technological-acumen': '2eddd178763c',
  collaboration: 'd993b946e149',
  'oral-communication': '53058fe924d2',
  'written-communication': 'bcc1bf733c52',
  partnership: '8dc353de2002',
  'political-mindfulness': '51290a1f45c8',
  'public-service-motivation': '9d13768ee740',
  'leveling-power-dynamics': 'c791c195435a',
  'confidentiality-trust': '1428ecb4111a',
  influence: 'd403e507ec5b',
  'conflict-resolution': '568d2e137593',
  'facilitating-difficult-conversations': 'f1ef2e32e6da',
  'human-capital-management': '3ef8ee04c73c',
  'team-building': '81cb168595bb',
  'developing-mentoring': '408164e79c1e',
  'empowering-motivating': '5f241acd480c',
  'leveraging-contributions': '385c1308acbc',
  initiative: '03f86ad99e90',
  resilience: 'b5eacf16fe1d',
  'self-awareness': 'ad3e917e19da',
  'emotional-intelligence': 'f9dce5dc1172',
  'continual-learning': '6ee07fea0867',
  'integrity-honesty': 'd316ec386aaf',
  humility: 'acade9fb9144',
  'lifestyle-habits': '347ed3a667c7',
  'strategic-thinking': 'f31d18dc40d1',
  'mission-vision-values': '5bc536eee796',
  'operational-alignment': '54a4ffa85f01',
  'organizational-behavior': '9d8f84e2e43d',
};

test.each(competencies)(
  '$id has its released statements, or its rewording is recorded',
  ({ id, question1, question2 }) => {
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([question1, question2]))
      .digest('hex')
      .slice(0, 12);
    expect(
      fingerprint,
      `A statement of ${id} has changed. Add the day of the release to its days in src/domain/rewordings.ts, so that answers from before are not compared with answers from then on. Then set its fingerprint here to ${fingerprint}.`,
    ).toBe(fingerprints[id]);
  },
);

test('every rewording has a valid day', () => {
  for (const day of Object.values(rewordings).flat()) expect(daySchema.parse(day)).toBe(day);
});
