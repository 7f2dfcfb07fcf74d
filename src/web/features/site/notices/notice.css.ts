import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';
import { small } from '#web/ui/text.css.ts';

export const home = style({ marginBlockStart: vars.space[2] });

/** For a page without code; the part above the footer fills the window. */
export const whole = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
});
globalStyle(`${whole} > main`, { flex: 1 });
globalStyle(`${whole} :is(main, main > section, main > section > div)`, { display: 'grid' });

export const choices = style({ width: '100%', maxWidth: '34rem' });
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],

  borderBlockStart: `1px solid ${vars.color.control}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.control}` } },
});

export const presses = style([cluster(4)]);

/** For what is not the way to choose. */
export const quiet = style([text.textLink, { minHeight: '2.75rem', cursor: 'pointer' }]);

/** One warning on each line. */
export const note = style([text.small, text.muted, { maxWidth: '60ch', whiteSpace: 'pre-line' }]);
export const actions = style([
  cluster(3),
  {
    marginBlockStart: vars.space[2],
  },
]);
export const slim = style({ paddingBlock: vars.space[5] });
export const line = style([
  small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: vars.space[5],
    color: vars.color.muted,
  },
]);

export const onward = style([columns(4), { width: '100%', marginBlockStart: vars.space[5] }]);

export const title = style([text.small, text.strong, text.muted, { fontFamily: vars.font.text }]);

export const ways = style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  '@media': { [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The whole entry is clickable. */
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

globalStyle(`${link} svg`, { flex: 'none', color: vars.color.accentText });

export const description = style([text.small, text.muted, { textWrap: 'pretty' }]);

/** The number on its own line. */
export const code = style({ display: 'block', color: vars.color.accentText });

export const annotated = style({ position: 'relative' });

/** Above the missing step, in the room that the lower steps leave. */
export const hint = style([
  text.muted,
  {
    position: 'absolute',
    insetBlockEnd: 'calc(180% / 4.6 + 0.5rem)',
    insetInlineEnd: 'calc(50% + 0.75rem)',
    maxWidth: '100%',
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: vars.size.tiny,
    letterSpacing: '-0.02em',
    lineHeight: 1.6,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
]);
