import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const words = style({ fontSize: vars.size.small, lineHeight: 1.35 });

export const progress = style({
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const saving = style({ color: vars.color.muted, textAlign: 'end' });
