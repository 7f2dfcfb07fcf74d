import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { columns } from '#web/ui/layout.ts';

export const loaded = style(columns(5, { base: 'minmax(0, 1fr)' }));

export const lines = style([columns(3), { paddingBlock: vars.space[4] }]);

const line = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  fontSize: vars.size.small,
  lineHeight: 1.5,
});

export const state = style([line, { color: vars.color.muted }]);
export const failure = style([line, { color: vars.color.danger, fontWeight: 500 }]);

export const check = style({
  flex: 'none',
  marginBlockStart: '0.14em',
  color: vars.hue.green.solid,
});
export const sign = style({ flex: 'none', marginBlockStart: '0.14em' });
