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

export const list = style({
  // The last row is cut, so that more can be expected.
  maxHeight: 'max(14.5rem, 100dvh - 34.5rem)',
  overflowY: 'auto',
  borderBlock: `1px solid ${vars.color.line}`,
  // Rows that continue below it fade out.
  '::after': {
    content: '',
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'block',
    height: '1.25rem',
    marginBlockStart: '-1.25rem',
    background: `linear-gradient(transparent, ${vars.color.raised})`,
    pointerEvents: 'none',
  },
  '@media': {
    // A contrast theme has no fade, and would have two lines, with that of the buttons.
    [media.forced]: { maxHeight: 'none', borderBlockEnd: 0 },
    // One part that scrolls is enough.
    [media.low]: { maxHeight: 'none', borderBlockEnd: 0, '::after': { content: 'none' } },
  },
});

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
