import { describe, expect, test } from 'vitest';
import { contrast, GRAPHIC_CONTRAST, inverted, TEXT_CONTRAST } from '#testing/contrast.ts';
import { sampleMails, mailSettings } from '#testing/sample-mails.ts';
import { areaHues, hues } from '#web/theme/tokens.ts';
import { painted } from './mail-styles.ts';
import { renderMail } from './render-mail.tsx';

const { html } = renderMail(sampleMails['results']!, mailSettings);
const darkRules = /@media \(prefers-color-scheme:dark\)\{((?:[^{}]*\{[^}]*\})*)\}/.exec(html)![1]!;

/** The color of a class in a client that shows the mail dark. */
function dark(name: string): string {
  return new RegExp(`\\.${name}\\{[a-z-]+:(#[0-9A-F]{6})!important`).exec(darkRules)![1]!;
}
function light(name: Parameters<typeof painted>[0]): string {
  const { color, backgroundColor, borderColor } = painted(name).style as Record<string, string>;
  return (color ?? backgroundColor ?? borderColor)!;
}

const texts = [
  ['words', 'ground'],
  ['words', 'card'],
  ['muted', 'ground'],
  ['muted', 'card'],
  ['link', 'card'],
  ['label', 'button'],
] as const;
const shapes = [
  ['step', 'ground'],
  ['rule', 'ground'],
  ['button', 'card'],
] as const;

describe.each([
  ['light', light],
  ['dark', dark],
  ['light, inverted by the client', (name: Parameters<typeof painted>[0]) => inverted(light(name))],
])('%s', (_scheme, colorOf) => {
  test.each(texts)('%s is readable on %s', (text, ground) => {
    expect(contrast(colorOf(text), colorOf(ground))).toBeGreaterThan(TEXT_CONTRAST);
  });
  test.each(shapes)('%s stands out on %s', (shape, ground) => {
    expect(contrast(colorOf(shape), colorOf(ground))).toBeGreaterThan(GRAPHIC_CONTRAST);
  });
});

test.each(areaHues)('the bar of %s stands out, light and dark', (name) => {
  expect(contrast(hues[name].solid, light('card'))).toBeGreaterThan(GRAPHIC_CONTRAST);
  expect(contrast(dark(`bar-${name}`), dark('card'))).toBeGreaterThan(GRAPHIC_CONTRAST);
  expect(contrast(dark(`bar-${name}`), dark('track'))).toBeGreaterThan(GRAPHIC_CONTRAST);
});

test('every class of a mail has a dark color', () => {
  const classes = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, it]) => it!.split(' ')),
  );
  classes.delete('inside');
  for (const name of classes) expect(darkRules).toContain(`.${name}{`);
  expect(classes.size).toBeGreaterThan(8);
});
