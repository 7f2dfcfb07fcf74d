import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const state = style({ display: 'inline', ':empty': { display: 'none' } });

export const status = style({});

/** Inline, because on a phone the words take two lines. */
globalStyle(`${status} svg`, {
  display: 'inline',
  marginInlineEnd: vars.space[1],
  verticalAlign: '-0.2em',
});

export const failed = style([status, { color: vars.color.danger, fontWeight: 600 }]);

export const retry = style({
  minHeight: '1.5rem',
  paddingInline: vars.space[2],
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
