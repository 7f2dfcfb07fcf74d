import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { onInk } from '#web/theme/theme.css.ts';
import * as text from '#web/ui/text.css.ts';

export const footer = style([
  onInk,
  {
    background: vars.color.ground,
    paddingBlock: `${vars.space[8]} ${vars.space[6]}`,
  },
]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[7]} ${vars.space[5]}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 3fr) minmax(0, 3fr)' },
  },
});

export const about = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  alignContent: 'start',
  '@media': { [media.medium]: { gridColumn: 'auto' } },
});

export const home = style({
  display: 'inline-flex',
  borderRadius: vars.radius.small,
  textDecoration: 'none',
});

export const tagline = style({ maxWidth: '30ch', color: vars.color.muted });

export const title = style([text.h4, { marginBlockEnd: vars.space[3] }]);

export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space[2],
  color: vars.color.muted,
  textDecorationColor: 'transparent',
  transition: `color ${vars.motion.quick}`,
  selectors: {
    '&:hover, &[aria-current]': { color: vars.color.text, textDecorationColor: 'currentColor' },
  },
});

export const copyright = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[5],
    marginBlockStart: vars.space[8],
    paddingBlockStart: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.line}`,
    color: vars.color.muted,
  },
]);

/** The links stand at the other end. */
globalStyle(`${copyright} > p`, { marginInlineEnd: 'auto' });
