import type { CSSProperties } from 'react';
import type { AreaColor } from '#domain/areas.ts';
import { areaHues, hues, inkColors, paperColors } from '#web/theme/tokens.ts';

type Paint = Pick<CSSProperties, 'color' | 'backgroundColor' | 'borderColor'>;
type ColorName = keyof typeof paperColors;

const ground = (name: ColorName) => (colors: typeof inkColors) => ({
  backgroundColor: colors[name],
});
const text = (name: ColorName) => (colors: typeof inkColors) => ({ color: colors[name] });

const paints = {
  ground: ground('ground'),
  card: ground('raised'),
  rule: ground('accent'),
  /** A contrast theme shows only the border of a button. Elsewhere it matches the background. */
  button: (colors) => ({ backgroundColor: colors.accent, borderColor: colors.accent }),
  label: text('onAccent'),
  words: text('text'),
  muted: text('muted'),
  link: text('accentText'),
  line: (colors) => ({ borderColor: colors.line }),
  step: ground('text'),
  track: ground('line'),
} as const satisfies Record<string, (colors: typeof inkColors) => Paint>;

type PaintName = keyof typeof paints;

/**
 * The colors of a part in both schemes. The light ones are inline styles, which every client reads;
 * the dark ones are in a style sheet, for clients that support dark schemes.
 */
export function painted(name: PaintName, style: CSSProperties = {}) {
  return { className: name, style: { ...paints[name](paperColors), ...style } };
}

/** The bar of an area. The dark scheme uses a lighter one. */
export function paintedBar(color: AreaColor, style: CSSProperties) {
  return { className: `bar-${color}`, style: { backgroundColor: hues[color].solid, ...style } };
}

/** Light enough for a dark ground, and still the area's color. */
function between({ solid, soft }: { solid: string; soft: string }): string {
  const parts = [1, 3, 5].map((at) => {
    const [one = 0, other = 0] = [solid, soft].map((hex) => parseInt(hex.slice(at, at + 2), 16));
    return Math.round(one * 0.4 + other * 0.6)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('').toUpperCase()}`;
}

const onInk: readonly [name: string, Paint][] = [
  ...Object.entries(paints).map(([name, paint]): [string, Paint] => [name, paint(inkColors)]),
  ...areaHues.map((name): [string, Paint] => [
    `bar-${name}`,
    { backgroundColor: between(hues[name]) },
  ]),
];

function rules(prefix: string): string {
  return onInk
    .map(([name, paint]) => {
      const declarations = Object.entries(paint).map(
        ([property, value]) => `${property.replace('Color', '-color')}:${value}!important`,
      );
      return `${prefix}.${name}{${declarations.join(';')}}`;
    })
    .join('');
}

const NARROW = '@media (max-width:480px){.inside{padding:28px 22px!important}}';

/**
 * The style sheets of a mail, each separate: a client drops a whole sheet if it does not know a rule.
 * Outlook.com and its apps put `data-ogsc` around a mail that they show dark.
 */
export const styleSheets = [
  NARROW,
  `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules('')}}`,
  rules('[data-ogsc] '),
];

/** Georgia replaces the site's serif, since clients may block web fonts. */
export const serif = "Georgia, 'Times New Roman', serif";
const sans = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

export const WIDTH = 600;

export const body: CSSProperties = { fontFamily: sans, fontSize: '16px', lineHeight: '26px' };
export const small: CSSProperties = { fontFamily: sans, fontSize: '14px', lineHeight: '21px' };
