import { expect } from 'vitest';
import { privacy } from '#content/privacy.ts';
import { storedFor, inWords } from '#domain/retention.ts';
import { journey, startSite } from '#testing/browser/journey.ts';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { personalColumns } from '#testing/personal-data-inventory.ts';
import { officeSettings } from '#testing/sign-in.ts';
import { ask, unpacked } from '#journeys/site/testing/answers.ts';
import { readDocument } from '#journeys/site/testing/document.ts';
import { withFlags } from '#journeys/site/testing/other-site.ts';

const kinds = personalColumns.map(({ table, column, kind }) => ({
  name: `${table}.${column}`,
  kind,
}));

journey('the privacy notice names every kind of personal data in the database', async () => {
  const site = await startSite({
    ...withFlags({ chatbotEnabled: true }),
    mail: queueOnlyMail,
    office: officeSettings,
    oidc: { issuer: 'https://id.example.org', clientId: 'site', clientSecret: 'secret' },
    schedulerWebhookSecret: 'whsec_c2VjcmV0',
  });
  try {
    const { mainText } = readDocument(unpacked(await ask(`${site.url}/privacy`)));
    for (const { name, kind } of kinds) {
      const thing = privacy.stored.find(({ id }) => id === kind);
      expect(thing, name).toBeDefined();
      for (const words of [thing!.name, thing!.text, thing!.howLong])
        expect(mainText).toContain(words.replaceAll('\u00a0', ' '));
    }
    for (const seconds of Object.values(storedFor)) {
      expect(mainText).toContain(inWords(seconds).replaceAll('\u00a0', ' '));
    }
  } finally {
    await site.close();
  }
});

for (const [retention, words] of [
  [
    { empty: 7, unfinished: 180, completed: 1095 },
    [
      '7 days after you started it',
      '180 days after your last rating',
      '3 years after your last rating',
    ],
  ],
  [{ empty: 0, unfinished: 1, completed: 0 }, ['1 day after your last rating, if you did not']],
  [
    { empty: 0, unfinished: 0, completed: 0 },
    ['Nothing is deleted automatically.', 'We can tell you how long.'],
  ],
  [
    { empty: 0, unfinished: 0, completed: 0, backups: 30 },
    ['Backups can hold it for up to 30 days longer.'],
  ],
] as const) {
  journey(`the notice says when assessments and backups are deleted: ${words[0]}`, async () => {
    const site = await startSite({ retention });
    try {
      const { mainText } = readDocument(unpacked(await ask(`${site.url}/privacy`)));
      for (const word of words) expect(mainText).toContain(word);
    } finally {
      await site.close();
    }
  });
}
