import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { onInk, onPaper } from '#web/theme/theme.css.ts';
import { hues } from '#web/theme/tokens.ts';

const edge = createVar();

const base = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { print: { boxShadow: 'none', breakInside: 'avoid' } },
});

export const tones = styleVariants({
  raised: [base, onPaper, { background: vars.color.raised }],
  plain: [base],
  deep: [base, onPaper, { background: vars.color.deep, borderColor: 'transparent' }],
  ink: [base, onInk, { background: vars.color.ground, borderColor: vars.color.ground }],
});

const printed = { '@media': { print: { padding: vars.space[5] } } };

export const pads = styleVariants({
  md: { padding: `clamp(${vars.space[4]}, 0.6rem + 1.6vw, ${vars.space[5]})`, ...printed },
  lg: { padding: `clamp(${vars.space[5]}, 0.75rem + 3.2vw, ${vars.space[7]})`, ...printed },
  none: { overflow: 'hidden' },
});

const edged = style({
  position: 'relative',
  overflow: 'hidden',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    height: 4,
    background: edge,
    printColorAdjust: 'exact',
  },
});

/** A bar along the top in one of the hues. */
export const edges = styleVariants(hues, (_hue, name) => [
  edged,
  { vars: { [edge]: vars.hue[name].solid } },
]);

const centered = style({ marginInline: 'auto', paddingInline: vars.space.gutter, width: '100%' });

const upTo = (width: string) => [
  centered,
  { maxWidth: `calc(${width} + 2 * ${vars.space.gutter})` },
];

export const container = styleVariants({
  page: upTo(vars.width.page),
  narrow: upTo(vars.width.narrow),
  text: upTo(vars.width.text),
});
