import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { description } from '#web/ui/dialog.css.ts';

export const privacy = style({ marginBlockStart: vars.space[2], color: vars.color.muted });

export const found = style({
  marginBlockStart: vars.space[5],
  '@media': { [media.low]: { marginBlockStart: vars.space[3] } },
});
/** In a short window, the found assessments take their place. */
globalStyle(`dialog:has(${found}) :is(${description}, ${privacy})`, {
  '@media': { [media.low]: { display: 'none' } },
});

export const list = style({ borderBlock: `1px solid ${vars.color.line}` });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  width: '100%',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[2],
  textAlign: 'start',
  borderBlockStart: `1px solid ${vars.color.line}`,
  outlineOffset: '-3px !important',
  selectors: { 'li:first-child > &': { borderBlockStart: 0 } },
  '@media': { [media.hover]: { ':hover': { background: vars.color.deep } } },
});
