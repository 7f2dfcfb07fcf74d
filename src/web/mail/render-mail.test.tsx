import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import type { SiteSettings } from '#content/site-settings.ts';
import {
  isInvitation,
  isReminder,
  type MailContent,
  type MailKind,
  mailKinds,
} from '#domain/mail.ts';
import { rowsOf } from '#domain/competency-ranking.ts';
import { withLevel } from '#domain/levels.ts';
import { formatScore } from '#domain/score-format.ts';
import { filledPractice } from '#testing/practices.ts';
import { mailSettings, mailSite, sampleMails } from '#testing/sample-mails.ts';
import { renderMail } from './render-mail.tsx';

const samples = Object.entries(sampleMails);
const render = (content: MailContent, settings: Partial<SiteSettings> = {}) =>
  renderMail(content, { ...mailSettings, ...settings });

/** The visible text of the HTML part. */
function wordsOf(html: string): string {
  return html
    .replace(/<head>.*?<\/head>/s, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);

test('there is a sample of every kind', () => {
  expect(new Set(samples.map(([, { kind }]) => kind))).toEqual(new Set(mailKinds));
});

describe.each(samples)('%s', (_name, content) => {
  const { subject, html, text } = render(content);

  test('is small enough that no client clips it', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
    expect(Buffer.byteLength(text)).toBeLessThan(5_000);
  });

  test('loads and runs nothing, so it looks the same with images off', () => {
    expect(html).not.toMatch(
      /<(img|picture|svg|video|link|script|iframe|object|form|input)\b|\bsrc=|\bbackground=|srcset|url\(|@import|@font-face|\son\w+=/i,
    );
  });

  test('has a subject of one line, which is also its title', () => {
    expect(subject).toMatch(/^[^\r\n]{10,78}$/);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html).toMatch(/^<!doctype html><html lang="en"/);
  });

  test('has a text part with the same content and links', () => {
    const own = linksOf(html).filter((href) => !href.startsWith('mailto:'));
    const lines = text.split('\n');
    for (const href of own) expect(lines).toContain(href);
    expect(new Set(lines.filter((line) => line.startsWith('http')))).toEqual(new Set(own));
    expect(own).toContain(content.openUrl);
    expect(own.every((href) => href.startsWith(mailSite))).toBe(true);
  });

  test('wraps the lines of its text part, but no links', () => {
    for (const line of text.split('\n')) {
      if (!line.startsWith('http')) expect(line.length, line).toBeLessThanOrEqual(78);
    }
    expect(text).not.toMatch(/<[a-z]|&\w+;|\r|undefined|null|NaN|Invalid/);
  });

  test('shows no undefined values', () => {
    expect(wordsOf(html)).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
  });

  test('is valid HTML, except for what Outlook for Windows needs', async () => {
    const checker = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        // Outlook needs layout attributes on tables, and only Outlook reads conditional comments.
        'no-deprecated-attr': 'off',
        'no-conditional-comment': 'off',
        // Every client supports inline styles.
        'no-inline-style': 'off',
        // React writes attributes in camel case; HTML ignores case.
        'attr-case': 'off',
      },
    });
    const { results } = await checker.validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });
});

describe('results', () => {
  test.each(samples.filter(([, { kind }]) => kind === 'results'))(
    '%s: every figure is in both parts',
    (_name, content) => {
      if (content.kind !== 'results') throw new Error('no results');
      const { html, text } = render(content);
      const words = wordsOf(html);
      const { overallScore, areas, ranking } = content.results;
      expect(words).toContain(`${formatScore(overallScore)} out of 5.0`);
      expect(text).toContain(`${formatScore(overallScore)} out of 5.0`);
      for (const { name, score } of areas) {
        const figure = score === null ? '—' : formatScore(score);
        expect(words).toContain(`${name} ${figure}`);
        expect(text).toMatch(new RegExp(`^ {2}${name} +${figure} {2}\\w`, 'm'));
      }
      for (const end of [ranking?.strongest ?? [], ranking?.weakest ?? []]) {
        for (const { name, average } of rowsOf(end).shown) {
          expect(words).toContain(`${name} ${withLevel(average)}`);
          expect(text.replaceAll(/\s+/g, ' ')).toContain(`${name}: ${withLevel(average)}`);
        }
      }
    },
  );

  test('of a few ratings, the mail names no area to focus on and offers to continue', () => {
    const { html, text } = render(sampleMails['results-few']!);
    expect(wordsOf(html)).toContain('Continue the Assessment');
    for (const part of [wordsOf(html), text.replaceAll(/\s+/g, ' ')]) {
      expect(part).toContain('You have rated 4 of 35 competencies so far.');
      expect(part).toContain('Your Overall Score so far');
      expect(part).toMatch(/4 of \d rated so far/);
      expect(part).toContain('The other 31 take about');
      expect(part).not.toMatch(/choose Share/);
    }
  });

  test('the way to the results comes right after the score', () => {
    const content = sampleMails['results']!;
    const { html, text } = render(content);
    for (const part of [html, text]) {
      const places = ['out of 5.0', content.openUrl, 'The Five Areas'].map((it) =>
        part.indexOf(it),
      );
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(places).not.toContain(-1);
    }
  });

  test('says where to start, and the first step there', () => {
    const { html, text } = render(sampleMails['results']!);
    for (const words of [wordsOf(html), text.replaceAll(/\s+/g, ' ')]) {
      expect(words).toContain('Start with Empowering & Motivating, 2.0: you hand over');
      expect(words).toContain('First step: Replace three general thank-yous');
    }
    // A tie of all has no start.
    expect(render(sampleMails['results-equal']!).text).not.toMatch(/Start with|First step/);
  });

  test('tied competencies are shown as tied', () => {
    const { html, text } = render(sampleMails['results-tied']!);
    for (const words of [wordsOf(html), text.replaceAll(/\s+/g, ' ')]) {
      expect(words).toMatch(/\d+ more at 4\.0\./);
      expect(words).toMatch(/\d+ more at 2\.0\./);
    }
    const equal = render(sampleMails['results-equal']!);
    for (const words of [wordsOf(equal.html), equal.text.replaceAll(/\s+/g, ' ')]) {
      expect(words).toContain('All 35 competencies are tied at 5.0.');
      expect(words).not.toMatch(/Strongest|Weakest/);
    }
  });

  test('no subject contains the score, since it shows on locked screens', () => {
    for (const [, content] of samples) expect(render(content).subject).not.toMatch(/\d/);
  });
});

test('the sender is shown as completely as the site settings allow', () => {
  const facts = [filledPractice.coach.name, filledPractice.place];
  const { email, phone } = filledPractice.contact;
  const shown = { ...filledPractice, coach: { ...filledPractice.coach, portrait: null } };
  for (const [, content] of samples) {
    const filled = render(content, { practice: shown });
    const empty = render(content, { practice: mailSettings.practice });
    for (const fact of [...facts, email, phone]) {
      expect(filled.html).toContain(fact);
      expect(filled.text).toContain(fact);
      expect(empty.html).not.toContain(fact);
    }
    expect(filled.html).toContain(`href="mailto:${email}"`);
    expect(empty.html).not.toContain('mailto:');
    expect(empty.text).not.toMatch(/\n\n\n/);
    expect(empty.html).not.toMatch(/<br\/><\/td>/);
  }
});

test('site settings are escaped', () => {
  const place = `<img src=x onerror="a('b')"> & Co`;
  const practice = { ...mailSettings.practice, place };
  const { html, text } = render(sampleMails['continue']!, { practice });
  expect(html).toContain('&lt;img src=x onerror=&quot;a(&#x27;b&#x27;)&quot;&gt; &amp; Co');
  expect(html).not.toContain('<img');
  expect(text).toContain(place);
});

test('the practice’s own privacy notice is linked if there is one', () => {
  const privacy = 'https://practice.example.org/privacy?a=1&b=2';
  const links = { ...mailSettings.links, privacy };
  const { html, text } = render(sampleMails['continue']!, { links });
  expect(html).toContain('href="https://practice.example.org/privacy?a=1&amp;b=2"');
  expect(text).toContain(`\n${privacy}\n`);
});

test('only reminders and invitations have a link that stops them', () => {
  const stops = (kind: MailKind) => isReminder(kind) || isInvitation(kind);
  for (const [, content] of samples) {
    const { html, text } = render(content);
    expect(html.includes('/unsubscribe/')).toBe(stops(content.kind));
    expect(text.includes('/unsubscribe/')).toBe(stops(content.kind));
  }
});

describe('dates and numbers', () => {
  test('data stored until a day is stored until that day is over everywhere', () => {
    const deletedAt = new Date('2025-09-10T03:23:00Z');
    const content = { ...sampleMails['expiry-completed']!, deletedAt } as MailContent;
    expect(render(content).text.replaceAll(/\s+/g, ' ')).toContain(
      'stored until September 9, 2025,',
    );
  });

  test('a link that expires says when, with the time zone', () => {
    const { text } = render(sampleMails['find']!);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'The link works until March 15, 2025 at 9:00 AM UTC.',
    );
  });

  test.each([
    [0, 'The other 35 take about 15 minutes.'],
    [12, 'The other 23 take about 10 minutes.'],
    [34, 'The last one takes about a minute.'],
    [35, 'Nothing is left to rate: your results are one step away.'],
  ])('after %i competencies: %s', (completed, words) => {
    const content = { ...sampleMails['continue']!, completed } as MailContent;
    expect(wordsOf(render(content).html)).toContain(words);
  });

  test('no deletion is mentioned if none is due', () => {
    const content = { ...sampleMails['reminder']!, deletedAt: null } as MailContent;
    expect(render(content).text).not.toContain('deleted');
  });
});

test('a period of whole years is named in years', () => {
  const retention = { ...mailSettings.retention, unfinished: 365 };
  const { text } = render(sampleMails['expiry-unfinished']!, { retention });
  expect(text.replaceAll(/\s+/g, ' ')).toContain('it is then stored for another year.');
});

test('a plan reminder names the competencies and the calendar day', () => {
  const { html, text } = render({ ...sampleMails['plan']!, dueOn: '2028-02-29' } as MailContent);
  for (const words of [wordsOf(html), text.replaceAll(/\s+/g, ' ')]) {
    expect(words).toContain(
      'steps for Emotional Intelligence, Delegation, and Written Communication are due on Tuesday, February 29, 2028.',
    );
  }
});

test('the retake mail links to a new assessment and to the earlier results', () => {
  const retake = sampleMails['retake']!;
  expect(linksOf(render(retake).html)).toContain(`${mailSite}/assessment`);
  const flags = { ...mailSettings.flags, assessmentEnabled: false };
  const closed = render(retake, { flags });
  expect(linksOf(closed.html)).not.toContain(`${mailSite}/assessment`);
  expect(linksOf(closed.html)).toContain(retake.openUrl);
});
