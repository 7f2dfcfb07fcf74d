import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { cluster, columns } from '#web/ui/layout.ts';

export const page = style([columns(5), { paddingBlock: `${vars.space[7]} ${vars.space[9]}` }]);

export const card = style(columns(3));

export const actions = style([cluster(3), { marginBlockStart: vars.space[3] }]);

export const other = style({ color: vars.color.muted });

export const link = style({
  minHeight: '1.5rem',
  color: vars.color.accentText,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
