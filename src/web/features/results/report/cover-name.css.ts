import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

/** On its own line below buttons, without making the line wider than they are. */
export const coverName = style({
  inlineSize: 0,
  minInlineSize: '100%',
});

export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.size.small,
  cursor: 'pointer',
});

export const field = style({ maxInlineSize: '26rem', paddingBlockEnd: vars.space[3] });
