import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster } from '#web/ui/layout.ts';

export const notice = style({
  marginBlock: `${vars.space[4]} ${vars.space[5]}`,
  '@media': { [media.small]: { marginBlockStart: 0 } },
});

export const actions = style(cluster(4, 'center'));
export const list = style(cluster(3));

export const link = style({
  minHeight: '2rem',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
