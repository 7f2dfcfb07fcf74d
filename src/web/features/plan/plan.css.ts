import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { control } from '#web/ui/field.css.ts';
import { bottomBarContent } from '#web/ui/state.css.ts';

/** In a row above the title if there is room. */
export const alert = style({ '@media': { [media.large]: { gridRow: 1 } } });

/** The title and the goal, and beside both the actions. */
export const focus = style({ '@media': { [media.large]: { gridTemplateRows: 'auto 1fr' } } });
export const right = style({
  minWidth: 0,
  '@media': { [media.large]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** An action in text: it looks like a link, and lines up with what is above, or with the edge. */
export const edgeTool = style({
  flex: 'none',
  marginInline: `calc(-1 * ${vars.space[3]})`,
  paddingInline: vars.space[3],
  color: vars.color.accentText,
  fontSize: vars.size.small,
  fontWeight: 500,
  '@media': {
    [media.print]: { display: 'none' },
    // Its border there does not touch the line above or below.
    [media.forced]: { marginBlock: vars.space[1] },
  },
});

/** Below the text of a check box, past the box. */
export const beside = style({ marginInlineStart: `calc(1.25rem + ${vars.space[3]})` });

export const action = style({
  rowGap: vars.space[4],
  alignItems: 'start',
  selectors: {
    '&[data-done]': {
      borderInlineStart: `3px solid ${vars.hue.green.solid}`,
      paddingInlineStart: vars.space[4],
    },
  },
});

/** As high as its text in browsers that support it; at least two lines. */
export const lines = style([control, { fieldSizing: 'content', minHeight: '4.5rem' }]);

/**
 * The whole text is elsewhere. On a phone, no larger than the dashboard's title: it loads late, and as
 * the largest text it would count as the page's largest paint.
 */
export const fewLines = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  '@media': { [media.phone]: { fontSize: vars.size.small, lineHeight: 1.4 } },
});

/** Only words: lower than a bar with buttons. */
export const barWords = style([
  bottomBarContent,
  {
    minHeight: '3.5rem',
    paddingBlock: '0.625rem',
    gap: `0 ${vars.space[4]}`,
    fontSize: vars.size.small,
    lineHeight: 1.35,
  },
]);

/** Never so short that it looks like a dot; on a phone it gives way to a message with a button. */
export const barLine = style({
  flex: '1 1 0',
  minWidth: '3rem',
  maxWidth: '16rem',
  selectors: {
    [`${barWords}:has(button) > &`]: { '@media': { [media.phone]: { display: 'none' } } },
  },
});

/** The buttons at the foot of the dialog stay in view: focused elements scroll clear of them. */
export const radio = style({ scrollMarginBlock: '3rem 10rem' });
