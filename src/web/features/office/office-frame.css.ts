import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster } from '#web/ui/layout.ts';
import { tabLink } from './parts/tab-link.css.ts';

export const header = style({
  background: vars.color.ground,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  fontSize: vars.size.small,
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginInlineEnd: 'auto',
  borderRadius: vars.radius.small,
  textDecoration: 'none',
});

export const office = style({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
});

/** On a phone it has its own line, below the rest. */
export const who = style({
  order: 1,
  flexBasis: '100%',
  minWidth: 0,
  minHeight: '1.5em',
  color: vars.color.muted,
  '@media': { [media.large]: { order: 0, flexBasis: 'auto' } },
});

export const name = style({ color: vars.color.text, overflowWrap: 'anywhere' });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  '@media': { [media.small]: { marginInline: `calc(-1 * ${vars.space[2]})` } },
});

export const link = style([
  tabLink,
  { '@media': { [media.small]: { paddingInline: vars.space[2] } } },
]);

export const main = style({ paddingBlock: `${vars.space[6]} ${vars.space[8]}` });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});

/** The header of the office is not fixed. */
globalStyle(`:root:has(${header})`, { vars: { [vars.layout.headerHeight]: '0px' } });

/** Stays in view, wherever on the page the user was typing. */
export const band = style({
  position: 'sticky',
  zIndex: 10,
  insetBlockStart: 0,
  paddingBlock: vars.space[4],
  background: vars.color.dangerSoft,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const inner = style([cluster(3, 'center'), { justifyContent: 'space-between' }]);

export const text = style({ maxWidth: '66ch', fontSize: vars.size.small });
