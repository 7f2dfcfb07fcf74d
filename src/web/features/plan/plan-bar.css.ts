import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { bottomBarContent } from '#web/ui/state.css.ts';

/** Only words: lower than a bar with buttons. */
export const words = style([
  bottomBarContent,
  {
    minHeight: '3.5rem',
    columnGap: vars.space[4],
    fontSize: vars.size.small,
    lineHeight: 1.35,
  },
]);

export const progress = style({
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const line = style({ flex: '1 1 0', maxWidth: '16rem' });

export const saving = style({
  marginInlineStart: 'auto',
  color: vars.color.muted,
  textAlign: 'end',
});
