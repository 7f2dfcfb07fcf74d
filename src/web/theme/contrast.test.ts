import { describe, expect, test } from 'vitest';
import { contrast, GRAPHIC_CONTRAST, TEXT_CONTRAST } from '#testing/contrast.ts';
import { areaHues, hues, inkColors, palette, paperColors, ratingHues } from './tokens.ts';

test('contrast follows WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

describe.each([
  ['paper', paperColors],
  ['ink', inkColors],
])('on %s', (_name, color) => {
  const grounds = [color.ground, color.deep, color.raised];

  test.each(['text', 'muted', 'accentText', 'danger'] as const)('%s is readable', (name) => {
    for (const ground of grounds)
      expect(contrast(color[name], ground)).toBeGreaterThan(TEXT_CONTRAST);
  });

  test.each([
    ['onAccent', 'accent'],
    ['onAccent', 'accentHover'],
    ['onDanger', 'danger'],
    ['onDanger', 'dangerHover'],
    ['onInverse', 'inverse'],
    ['onInverseAccent', 'inverse'],
    ['danger', 'dangerSoft'],
    ['text', 'dangerSoft'],
  ] as const)('%s is readable on %s', (text, ground) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThan(TEXT_CONTRAST);
  });

  test.each(['control', 'focus', 'accent'] as const)('%s is visible as a shape', (name) => {
    for (const ground of grounds)
      expect(contrast(color[name], ground)).toBeGreaterThan(GRAPHIC_CONTRAST);
  });
});

test('accent text is readable on its own tint', () => {
  expect(contrast(palette.accentDeep, palette.accentSoft)).toBeGreaterThan(TEXT_CONTRAST);
});

test('selected text is readable', () => {
  expect(contrast(palette.ink, palette.apricot)).toBeGreaterThan(TEXT_CONTRAST);
});

describe.each([...new Set([...areaHues, ...ratingHues])])('%s', (name) => {
  const { solid, soft, ink } = hues[name];

  test('ink is readable on its tint, on white, and on both paper colors', () => {
    for (const ground of [soft, palette.white, palette.paper, palette.paperDeep])
      expect(contrast(ink, ground)).toBeGreaterThan(TEXT_CONTRAST);
  });

  test('ordinary and muted text are readable on its tint', () => {
    expect(contrast(palette.ink, soft)).toBeGreaterThan(TEXT_CONTRAST);
    expect(contrast(palette.inkMuted, soft)).toBeGreaterThan(TEXT_CONTRAST);
  });

  test('white is readable on solid', () => {
    expect(contrast(palette.white, solid)).toBeGreaterThan(TEXT_CONTRAST);
  });

  test('solid stands out as a shape', () => {
    for (const ground of [soft, palette.white, palette.paper, palette.paperDeep])
      expect(contrast(solid, ground)).toBeGreaterThan(GRAPHIC_CONTRAST);
  });
});
