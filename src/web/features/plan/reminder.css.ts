import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { cluster } from '#web/ui/layout.ts';

export const words = style({
  marginBlockStart: vars.space[3],
  maxWidth: vars.width.measure,
  color: vars.color.muted,
});

/** Long addresses wrap. */
export const address = style({ color: vars.color.text, overflowWrap: 'anywhere' });

export const choices = style([cluster(3, 'center'), { marginBlockStart: vars.space[5] }]);

export const question = style({ fontWeight: 600, marginInlineEnd: vars.space[2] });

export const problem = style({ marginBlockStart: vars.space[4], color: vars.color.danger });
