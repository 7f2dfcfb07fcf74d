import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

/** For a page without code; the part above the footer fills the window. */
export const whole = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
});
globalStyle(`${whole} > main`, { flex: 1 });
globalStyle(`${whole} :is(main, main > section, main > section > div)`, { display: 'grid' });

export const slim = style({ paddingBlock: vars.space[5] });

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
