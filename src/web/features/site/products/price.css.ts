import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import * as text from '#web/ui/text.css.ts';

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const amount = style([text.numeral, text.tabular]);
export const value = style([text.small, { color: vars.color.muted }]);
