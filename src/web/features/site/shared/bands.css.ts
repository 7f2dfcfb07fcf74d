import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { palette } from '#web/theme/tokens.ts';
import { columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

/** The accent as background: once a page, in the call to action. */
const onAccent = style({
  vars: {
    [vars.color.ground]: palette.accent,
    [vars.color.text]: palette.white,
    [vars.color.muted]: palette.white,
    [vars.color.accent]: palette.paper,
    [vars.color.accentHover]: palette.white,
    [vars.color.onAccent]: palette.ink,
    [vars.color.accentText]: palette.white,
    [vars.color.line]: palette.apricot,
    [vars.color.focus]: palette.white,
    [vars.color.inverse]: palette.white,
    [vars.color.onInverse]: palette.accent,
  },
  background: vars.color.ground,
  color: vars.color.text,
});

export const band = style([
  onAccent,
  {
    paddingBlock: vars.space.band,
    '@media': {
      print: { display: 'none' },
      // Lines replace the color; the footer has its own.
      [media.forced]: {
        marginBlockStart: '-1px',
        borderBlock: '1px solid',
        selectors: { '&:last-child': { borderBlockEnd: 0 } },
      },
    },
  },
]);

export const callInner = style([
  columns(6, { large: ['minmax(0, 7fr) minmax(0, 5fr)', 8] }),
  { justifyItems: 'start' },
]);
/** The words end where the headline ends. */
export const callEnd = style([callInner, { '@media': { [media.large]: { alignItems: 'end' } } }]);

export const headline = style([text.h1, { maxWidth: '12ch' }]);

export const side = style([columns(5), { justifyItems: 'start', alignContent: 'start' }]);

export const newsletterInner = style([
  columns(6, { large: ['1fr auto', 8] }),
  { justifyItems: 'start', '@media': { [media.large]: { alignItems: 'end' } } },
]);

export const newsletterWords = style(columns(4));

/** Seven days, one of them with a letter in it, where there is room for them. */
export const week = style({
  display: 'flex',
  alignItems: 'end',
  gap: '0.625rem',
  height: '1.5rem',
  '@media': { [media.phone]: { display: 'none' } },
});

export const day = style({ width: 2, height: '0.75rem', background: vars.color.control });

export const letterDay = style({ width: 6, height: '1.5rem', background: vars.color.accent });

/** An aside within a section, not another section. */
export const offer = style([
  columns(5, { small: 'auto minmax(0, 1fr)' }),
  {
    marginBlockStart: `calc(1.25 * ${vars.space.part})`,
    padding: `clamp(${vars.space[5]}, 0.75rem + 3.2vw, ${vars.space[7]})`,
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.card,
    '@media': {
      [media.small]: { gap: vars.space[6] },
      [media.large]: { gap: vars.space[7] },
    },
  },
]);

/** A phone has no room beside the words. */
export const drawing = style({
  display: 'none',
  width: '5.5rem',
  '@media': { [media.small]: { display: 'block' }, [media.large]: { width: '7.5rem' } },
});

export const offerInner = style([
  columns(5, { large: 'minmax(0, 1fr) auto' }),
  {
    justifyItems: 'start',
    '@media': { [media.large]: { alignItems: 'center', gap: vars.space[7] } },
  },
]);

export const offerWords = style([columns(2), { maxWidth: vars.width.measure }]);
