import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { onInk } from '#web/theme/theme.css.ts';
import * as text from '#web/ui/text.css.ts';

const phone = 'screen and (max-width: 26em)';
const smallPhone = 'screen and (max-width: 22em)';

export const header = style({
  position: 'sticky',
  zIndex: 10,
  insetBlockStart: 0,
  background: vars.color.ground,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.low]: { position: 'relative' } },
});

/** With large text, the button is below the name. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `clamp(${vars.space[1]}, 2vw, ${vars.space[3]})`,
  // One pixel less than the theme promises: the line below counts too.
  minHeight: `calc(${vars.layout.headerHeight} - 1px)`,
});

export const headerHome = style({
  display: 'inline-flex',
  flex: '1 1 8rem',
  maxWidth: 'max-content',
  marginInlineEnd: 'auto',
  borderRadius: vars.radius.small,
  textDecoration: 'none',
});

/** On a phone the name is smaller, to leave room for the call button. */
globalStyle(`${headerHome} > span`, {
  '@media': {
    [phone]: { fontSize: '1.0625rem' },
    [smallPhone]: { fontSize: '0.9375rem' },
  },
});

export const bookInBar = style({
  flex: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [phone]: { paddingInline: vars.space[3] },
    [smallPhone]: { paddingInline: vars.space[2], fontSize: vars.size.small },
  },
});

/** A phone has no room for the arrow. */
globalStyle(`${bookInBar} svg`, { '@media': { [phone]: { display: 'none' } } });

export const list = style({
  display: 'grid',
  '@media': {
    [media.large]: { display: 'flex', alignItems: 'center', gap: vars.space[1] },
  },
});

export const menuLink = style([
  text.h3,
  {
    display: 'block',
    paddingBlock: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': { color: vars.color.accentText },
      '&:hover': { color: vars.color.accentText },
    },
    '@media': {
      [media.large]: {
        padding: `${vars.space[2]} ${vars.space[3]}`,
        border: 0,
        borderRadius: vars.radius.small,
        fontFamily: vars.font.text,
        fontSize: vars.size.small,
        fontWeight: 500,
        letterSpacing: 0,
        selectors: {
          '&[aria-current]': {
            color: 'inherit',
            textDecoration: `underline 2px ${vars.color.accent}`,
            textUnderlineOffset: '0.5em',
          },
        },
      },
    },
  },
]);

export const footer = style([
  onInk,
  {
    background: vars.color.ground,
    paddingBlock: `calc(1.4 * ${vars.space.part}) ${vars.space[6]}`,
    '@media': { [media.forced]: { marginBlockStart: '-1px', borderBlockStart: '1px solid' } },
  },
]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), max-content))',
  gap: `${vars.space.part} ${vars.space[5]}`,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(max-content, 3fr) minmax(max-content, 3fr)',
    },
  },
});

/** The columns below it are as wide as their links, whatever its words. */
export const about = style({
  gridColumn: '1 / -1',
  width: 0,
  minWidth: '100%',
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  alignContent: 'start',
  '@media': { [media.medium]: { gridColumn: 'auto', paddingInlineEnd: vars.space[7] } },
});

export const footerLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3em',
  paddingBlock: vars.space[2],
  color: vars.color.muted,
  textDecorationColor: 'transparent',
  transition: `color ${vars.motion.quick}`,
  '@media': {
    // Each link of both columns on one line.
    [media.phone]: { fontSize: vars.size.small },
    [media.forced]: { selectors: { '&[aria-current]': { textDecorationThickness: '3px' } } },
  },
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
    marginBlockStart: vars.space.part,
    paddingBlockStart: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.line}`,
    color: vars.color.muted,
  },
]);

/** Pushes the links to the other end. */
globalStyle(`${copyright} > p`, { marginInlineEnd: 'auto' });
