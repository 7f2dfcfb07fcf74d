import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const onward = style({
  display: 'grid',
  gap: vars.space[4],
  width: '100%',
  marginBlockStart: vars.space[5],
});

export const title = style([text.small, text.strong, text.muted, { fontFamily: vars.font.text }]);

export const ways = style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  '@media': { [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The whole of it can be pressed. */
export const way = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  paddingBlockStart: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
});

export const link = style([
  text.h4,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    color: vars.color.text,
    textDecoration: 'none',
    borderRadius: vars.radius.small,
    '::after': { content: '', position: 'absolute', inset: 0 },
    '@media': { [media.hover]: { ':hover': { color: vars.color.accentText } } },
  },
]);

export const arrow = style({ flex: 'none', color: vars.color.accentText });
export const description = style([text.small, text.muted, { textWrap: 'pretty' }]);
