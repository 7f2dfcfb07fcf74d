import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns, cluster } from '#web/ui/layout.ts';

export const retake = style([columns(4), { justifyItems: 'start' }]);

/** Where other dialogs have their buttons. */
globalStyle(`dialog ${retake} > button`, {
  justifySelf: 'stretch',
  '@media': { [media.small]: { order: 1, justifySelf: 'end' } },
});

export const words = style({
  maxWidth: vars.width.measure,
  color: vars.color.muted,
  '@media': { [media.low]: { fontSize: vars.size.small, lineHeight: 1.5 } },
});

/** Only while the card is folded. */
export const reminderSet = style({
  display: 'none',
  color: vars.color.muted,
  fontSize: vars.size.small,
  selectors: { 'details:not([open]) > summary > &': { display: 'block', order: 1 } },
});

export const reminderPart = style({
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** As wide as the button of a next step. */
export const afterPlanButtons = style([columns(3), { '@media': { [media.small]: cluster(3) } }]);
