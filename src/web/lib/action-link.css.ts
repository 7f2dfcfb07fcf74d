import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

/** The “soon” mark beside a link to a page that is not open yet. It takes the color of the link. */
export const soon = style({
  display: 'inline-block',
  marginInline: '0.4em',
  padding: '0.15em 0.5em',
  border: '1px solid currentColor',
  borderRadius: vars.radius.small,
  fontSize: vars.size.tiny,
  fontWeight: 600,
  lineHeight: 1.4,
  letterSpacing: 'normal',
  whiteSpace: 'nowrap',
});

/** Replaces the arrow, which would promise an immediate next step. */
globalStyle(`svg:has(+ ${soon})`, { display: 'none' });

/** In a button that is too narrow for both, it goes below the words. */
globalStyle(`:has(> ${soon})`, { flexWrap: 'wrap' });
