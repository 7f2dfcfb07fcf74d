import { describe, expect, test } from 'vitest';
import { areaHues, hues, inkColors, palette, paperColors, ratingHues } from './tokens.ts';

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const TEXT = 4.5;
const GRAPHIC = 3;

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

describe.each([
  ['paper', paperColors],
  ['ink', inkColors],
])('on %s', (_name, color) => {
  const grounds = [color.ground, color.deep, color.raised];

  test.each(['text', 'muted', 'accentText', 'danger'] as const)('%s is readable', (name) => {
    for (const ground of grounds) expect(contrast(color[name], ground)).toBeGreaterThan(TEXT);
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
    expect(contrast(color[text], color[ground])).toBeGreaterThan(TEXT);
  });

  test.each(['control', 'focus', 'accent'] as const)('%s is visible as a shape', (name) => {
    for (const ground of grounds) expect(contrast(color[name], ground)).toBeGreaterThan(GRAPHIC);
  });
});

test('accent text is readable on its own tint', () => {
  expect(contrast(palette.accentDeep, palette.accentSoft)).toBeGreaterThan(TEXT);
});

test('selected text is readable', () => {
  expect(contrast(palette.ink, palette.apricot)).toBeGreaterThan(TEXT);
});

describe.each([...new Set([...areaHues, ...ratingHues])])('%s', (name) => {
  const { solid, soft, ink } = hues[name];

  test('ink is readable on its tint, on white and on both papers', () => {
    for (const ground of [soft, palette.white, palette.paper, palette.paperDeep])
      expect(contrast(ink, ground)).toBeGreaterThan(TEXT);
  });

  test('the ordinary text and the muted one are readable on its tint', () => {
    expect(contrast(palette.ink, soft)).toBeGreaterThan(TEXT);
    expect(contrast(palette.inkMuted, soft)).toBeGreaterThan(TEXT);
  });

  test('white is readable on solid', () => {
    expect(contrast(palette.white, solid)).toBeGreaterThan(TEXT);
  });

  test('solid stands out as a shape', () => {
    for (const ground of [soft, palette.white, palette.paper, palette.paperDeep])
      expect(contrast(solid, ground)).toBeGreaterThan(GRAPHIC);
  });
});
