import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

/** It stays in view, wherever on the page something was being written. */
export const band = style({
  position: 'sticky',
  zIndex: 10,
  insetBlockStart: 0,
  paddingBlock: vars.space[4],
  background: vars.color.dangerSoft,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const text = style({ maxWidth: '66ch', fontSize: vars.size.small });
