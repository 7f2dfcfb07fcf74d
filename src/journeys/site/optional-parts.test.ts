import { beforeAll, expect, test } from 'vitest';
import { pages, type PageMeta } from '#content/pages.ts';
import { privacy, storedText } from '#content/privacy.ts';
import { remains } from '#content/remains.ts';
import { yourData } from '#content/your-data.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import type { Site } from '#server/site/page-store.ts';
import { builtSite } from '#server/site/site-source.ts';
import { mailSettings } from '#testing/sample-mails.ts';
import { readDocument } from './testing/document.ts';

let site: Site;
beforeAll(async () => {
  ({ site } = await builtSite());
});

const everything: SiteSettings = {
  ...mailSettings,
  findResults: 'mail',
  flags: { ...mailSettings.flags, chatbotEnabled: true },
};

/** What each page says, and what remains of a person's data, which only the browser shows. */
async function said(settings: SiteSettings): Promise<string> {
  const shown = Object.values<PageMeta>(pages).filter(
    ({ needsMail }) => !needsMail || settings.sendsMail,
  );
  const texts = await Promise.all(
    shown.map(async ({ path }) => {
      const { head, body } = await site.render(path, settings);
      return readDocument(`<html><head>${head}</head><body>${body}</body></html>`).mainText;
    }),
  );
  return [...texts, ...yourData.remains.kept(settings)].join('\n');
}

test.each<[string, Partial<SiteSettings>, RegExp]>([
  [
    'mail',
    { sendsMail: false, findResults: 'list' },
    /.{40}(we (will )?email|emailed|emails? from us|the emails|mail s(erver|ervice)|we.{0,4} send|round of feedback|feedback from colleagues).{20}/gi,
  ],
  [
    'an office',
    { hasOffice: false },
    /.{40}(practice’s office|the office|note about you|pass on|log of who|views your results).{20}/gi,
  ],
  ['sign-in', { hasSignIn: false }, /.{20}(your sign-in|you sign in|your chat\b).{20}/gi],
  [
    'reports of bookings',
    { hearsOfBookings: false },
    /.{20}(calls you booked|scheduling service).{20}/gi,
  ],
])('without %s, no page speaks of it', async (_part, without, words) => {
  expect((await said(everything)).match(words)).not.toBeNull();
  expect((await said({ ...everything, ...without })).match(words)).toBeNull();
});

test('Your Data names everything that the notice says remains after erasing', async () => {
  const kept = yourData.remains.kept(everything);
  expect(kept).toEqual(Object.values(remains));
  const texts = privacy.stored.map((thing) => `${storedText(thing, everything)} ${thing.howLong}`);
  for (const text of kept) expect(texts.join('\n')).toContain(text);
  const others = kept.reduce((rest, text) => rest.replace(text, ''), texts.join('\n'));
  expect(others).not.toMatch(/fingerprint|even when everything|once your data is erased/);
});
