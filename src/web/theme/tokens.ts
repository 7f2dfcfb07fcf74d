import { palette } from '#content/colors.ts';

// Plain data: usable in style files, in tests and where a chart needs a literal color.
export { palette };

/** Translucent ink, for shadows and for the backdrop of a dialog. */
export function inkAt(opacity: number): string {
  const alpha = Math.round(opacity * 255);
  return palette.ink + alpha.toString(16).padStart(2, '0');
}

interface Hue {
  /** Bars, dots and fills; carries white text. */
  readonly solid: string;
  /** A tint behind `ink`. */
  readonly soft: string;
  /** Text in this hue, on `soft`, on paper and on white. */
  readonly ink: string;
}

export const hues = {
  green: { solid: '#2B7350', soft: '#E3F0E6', ink: '#1F5C3F' },
  blue: { solid: '#2C6196', soft: '#E2ECF5', ink: '#234F7C' },
  orange: { solid: '#AD5A0E', soft: '#FAE9D3', ink: '#8A4507' },
  purple: { solid: '#73509A', soft: '#EEE7F5', ink: '#5C3D80' },
  red: { solid: '#B0343C', soft: '#FAE4E2', ink: '#93262E' },
  yellow: { solid: '#8C6A05', soft: '#FAF0CB', ink: '#6E5200' },
} as const satisfies Record<string, Hue>;

/** The margins of printed pages, in millimeters: at the top, at each side, and at the foot with the page's number. */
export const paperMargins = { top: 11, side: 16, foot: 12 };

/** The colors of the five areas of the assessment. */
export const areaHues = ['green', 'blue', 'orange', 'purple', 'red'] as const;

/** The colors of the ratings 1 to 5, in that order. */
export const ratingHues = ['red', 'orange', 'yellow', 'blue', 'green'] as const;

/** The colors that every ground (paper, ink) must define, so that primitives look right on each. */
export const paperColors = {
  ground: palette.paper,
  deep: palette.paperDeep,
  raised: palette.white,
  text: palette.ink,
  muted: palette.inkMuted,
  accent: palette.accent,
  accentHover: palette.accentDeep,
  onAccent: palette.white,
  accentText: palette.accent,
  line: palette.line,
  control: palette.control,
  focus: palette.ink,
  inverse: palette.ink,
  onInverse: palette.paper,
  onInverseAccent: palette.apricot,
  danger: palette.danger,
  dangerHover: palette.dangerDeep,
  onDanger: palette.white,
  dangerSoft: palette.dangerSoft,
} as const;

export const inkColors: Record<keyof typeof paperColors, string> = {
  ground: palette.ink,
  deep: palette.inkRaised,
  raised: palette.inkRaised,
  text: palette.paper,
  muted: palette.sage,
  accent: palette.apricot,
  accentHover: palette.apricotLight,
  onAccent: palette.ink,
  accentText: palette.apricot,
  line: palette.lineOnInk,
  control: palette.controlOnInk,
  focus: palette.paper,
  inverse: palette.paper,
  onInverse: palette.ink,
  onInverseAccent: palette.accent,
  danger: palette.apricotLight,
  dangerHover: palette.apricot,
  onDanger: palette.ink,
  dangerSoft: palette.inkRaised,
};

export const fonts = {
  display:
    "'Fraunces', 'Fraunces Fallback Georgia', 'Fraunces Fallback Times', 'Fraunces Fallback Noto', serif",
  text: "'Inter', 'Inter Fallback Arial', 'Inter Fallback Roboto', system-ui, sans-serif",
} as const;

/**
 * Fluid between a 360 px and a 1440 px wide window. Headlines and wide spaces grow with the visitor's text
 * size only as far as the narrowest phone's share of the window.
 */
export const sizes = {
  tiny: '0.8125rem',
  small: '0.9375rem',
  base: 'clamp(1.0625rem, 1.042rem + 0.093vw, 1.125rem)',
  lead: 'clamp(1.1875rem, 1.125rem + 0.278vw, 1.375rem)',
  h4: 'clamp(1.1875rem, 1.167rem + 0.093vw, 1.25rem)',
  h3: 'min(9vw, clamp(1.375rem, 1.292rem + 0.37vw, 1.625rem))',
  h2: 'min(10.8vw, clamp(1.875rem, 1.583rem + 1.296vw, 2.75rem))',
  h1: 'min(12.3vw, clamp(2.25rem, 1.75rem + 2.222vw, 3.75rem))',
  display: 'min(12.5vw, clamp(2.5rem, 1.667rem + 3.704vw, 5rem))',
} as const;

export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: 'min(1.5rem, 7.5vw)',
  6: 'min(2rem, 10vw)',
  7: 'min(3rem, 15vw)',
  8: 'min(4rem, 20vw)',
  9: 'min(6rem, 30vw)',
  gutter: 'min(6.25vw, clamp(1.25rem, 0.5rem + 3.33vw, 3.5rem))',
  /** Between a heading and what it is about. */
  part: 'clamp(1.5rem, 1rem + 2.2vw, 3rem)',
  band: 'clamp(2rem, 8.34vw, 7.5rem)',
} as const;

export const widths = {
  page: '75rem',
  narrow: '54rem',
  text: '42rem',
  measure: '66ch',
} as const;

export const radii = { small: '4px', control: '6px', card: '10px' } as const;
