import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { palette } from '#web/theme/tokens.ts';
import * as text from '#web/ui/text.css.ts';

/** On paper two by two. */
export const levels = style({
  paddingBlock: vars.space.band,
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space[6],
      paddingBlock: `${vars.space[6]} 0`,
      fontSize: '0.8125rem',
      lineHeight: 1.45,
    },
  },
});

export const level = style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: vars.space[7],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  '@media': {
    [media.medium]: { gridTemplateColumns: '9rem minmax(0, 1fr)', columnGap: vars.space[6] },
    [media.large]: {
      gridTemplateColumns: '11rem minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space[7],
    },
    print: {
      alignContent: 'start',
      gap: vars.space[3],
      paddingBlock: `${vars.space[3]} 0`,
      borderBlockStart: '1px solid',
      selectors: {
        '&:first-child': { paddingBlockStart: vars.space[3], borderBlockStart: '1px solid' },
      },
    },
  },
});

export const part = style({
  width: '7rem',
  height: '7rem',
  borderRadius: '50%',
  background: vars.color.deep,
  '@media': {
    [media.medium]: { width: '100%', height: 'auto', aspectRatio: '1', gridRow: 'span 2' },
    [media.large]: { gridRow: 'auto' },
    print: { width: '3.5rem', height: '3.5rem', background: 'none' },
  },
});
export const partBelowGround = style([
  part,
  { background: palette.ink, '@media': { print: { background: 'none' } } },
]);

export const words = style({ display: 'grid', gap: vars.space[3], alignContent: 'start' });
export const name = text.h2;
export const description = style([text.lead, { '@media': { print: { fontSize: 'inherit' } } }]);
export const tagline = style({ color: vars.color.accentText, fontWeight: 600 });

export const listTitle = style([
  text.small,
  text.strong,
  { marginBlockStart: vars.space[3], fontFamily: vars.font.text, letterSpacing: 0 },
]);
export const examples = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: '1.1em',
  listStyle: 'disc',
});
export const example = style({ '::marker': { color: vars.color.accentText } });

export const facts = style({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  '@media': {
    [media.large]: {
      paddingInlineStart: vars.space[5],
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});
export const factName = style([text.small, text.strong]);
export const fact = style({ color: vars.color.muted });
