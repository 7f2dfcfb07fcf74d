import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';
import { textLink } from '#web/ui/text.css.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: vars.layout.headerHeight,
  paddingInline: vars.space.gutter,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** On a phone the link home is enough. */
export const back = style([
  textLink,
  { display: 'none', '@media': { [media.small]: { display: 'inline' } } },
]);

export const main = style({
  display: 'grid',
  flex: 1,
  alignItems: 'center',
  padding: `${vars.space[7]} ${vars.space.gutter}`,
});

export const words = style([columns(4), { width: '100%', maxWidth: '44rem' }]);

export const action = style({ marginBlockStart: vars.space[3] });

/** Toasts appear at the top, clear of the newest message and the input. */
export const toasts = style({ display: 'contents' });
globalStyle(`div${toasts} > *`, { insetBlock: `calc(4.5rem + ${vars.space[3]}) auto` });
