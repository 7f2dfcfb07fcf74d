import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export { name, note } from './change-row.css.ts';

export const title = style({ marginBlockEnd: vars.space[3] });

export const reason = style({
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[3],
});
