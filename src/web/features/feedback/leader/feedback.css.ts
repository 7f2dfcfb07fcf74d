import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';

export const parts = style([columns(4, { base: 'minmax(0, 1fr)' }), { alignContent: 'start' }]);

export const form = style([columns(6, { base: 'minmax(0, 1fr)' }), { maxWidth: vars.width.narrow }]);

export const short = style([columns(4), { maxWidth: '24rem', ':empty': { display: 'none' } }]);

export const people = style(columns(3, { base: 'minmax(0, 1fr)' }));

export const hint = style({ color: vars.color.muted, fontSize: vars.size.small, lineHeight: 1.5 });

const line = { display: 'grid', gap: vars.space[2], alignItems: 'start' };

/** The button that removes a person is at the end of the line, on a phone beside the role. */
export const person = styleVariants({
  focus: { ...line, gridTemplateColumns: 'minmax(0, 1fr) 2.75rem' },
  full: {
    ...line,
    gridTemplateColumns: 'minmax(0, 1fr) 2.75rem',
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem 2.75rem' } },
  },
});

export const wholeLine = style({
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});

export const remove = style({ marginBlockStart: '0.125rem' });

/** Present while empty, so that changes are announced; takes no room until then. */
export const wrong = style({
  color: vars.color.danger,
  fontWeight: 500,
  ':empty': { position: 'absolute' },
});

export const buttons = style([cluster(3, 'center'), { ':empty': { display: 'none' } }]);

/** A quiet button that lines up with the text above it. */
export const edge = style({
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
  color: vars.color.accentText,
  '@media': { [media.forced]: { marginInlineStart: 0 } },
});

export const note = style({ maxWidth: vars.width.measure });

export const addresses = style([columns(1), { fontWeight: 500, overflowWrap: 'anywhere' }]);

export const bullets = style([
  columns(2),
  { marginBlockStart: vars.space[2], paddingInlineStart: '1.2em' },
]);

export const bar = style([columns(2), { maxWidth: '24rem' }]);
