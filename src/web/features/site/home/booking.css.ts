import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { onPaper } from '#web/theme/theme.css.ts';
import { palette } from '#web/theme/tokens.ts';
import { onAccent } from '#web/features/site/shared/bands.css.ts';
import { anchor } from '#web/features/site/shared/shared.css.ts';
import { columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

/** The same ground as the call to action above it. */
export const section = style([
  onAccent,
  anchor,
  { paddingBlock: `${vars.space[7]} ${vars.space.band}` },
]);

export const layout = style([
  columns(6, { large: ['minmax(0, 5fr) minmax(0, 7fr)', 8] }),
  { '@media': { [media.large]: { alignItems: 'start' } } },
]);

export const words = style([columns(5), { justifyItems: 'start' }]);

export const calendar = style([columns(3), { justifyItems: 'start' }]);
export const fallback = style([
  text.textLink,
  { display: 'inline-flex', alignItems: 'center', gap: '0.4em', paddingBlock: vars.space[2] },
]);

export const steps = style([columns(3), { counterReset: 'step' }]);

export const step = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    color: vars.color.accentText,
    fontFamily: vars.font.display,
    fontWeight: 600,
  },
});

/** The outline of a calendar, five weeks of seven days; keeps its size while its content changes. */
export const panel = style([
  onPaper,
  {
    position: 'relative',
    display: 'grid',
    width: '100%',
    // Seen in a contrast theme only.
    border: '1px solid transparent',
    minHeight: '16rem',
    borderRadius: vars.radius.card,
    overflow: 'hidden',
    backgroundColor: vars.color.raised,
    backgroundImage: `linear-gradient(to right, ${vars.color.line} 1px, transparent 1px), linear-gradient(${vars.color.line} 1px, transparent 1px)`,
    backgroundSize: 'calc(100% / 7) 20%',
    backgroundPosition: '-1px -1px',
    '@media': { [media.medium]: { minHeight: '26rem' } },
    // The day that was chosen.
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 'calc(100% * 5 / 7)',
      width: 'calc(100% / 7)',
      height: '20%',
      background: palette.apricot,
    },
  },
]);

export const frameArea = style({ display: 'grid', position: 'relative' });

export const frame = style({
  gridArea: '1 / 1',
  width: '100%',
  height: 'min(44rem, 85vh)',
  border: 0,
  background: vars.color.raised,
});

/** Until it has loaded, the outline of the calendar is shown in its place. */
export const frameToCome = style([frame, { opacity: 0 }]);

/** Lies over the middle of the outline. */
export const message = style({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'center',
  alignContent: 'center',
  width: '100%',
  minHeight: 'calc(60% + 1px)',
  margin: 'auto',
  padding: vars.space[5],
  background: vars.color.raised,
  textAlign: 'center',
  '@media': { [media.small]: { width: 'calc(100% * 5 / 7 + 1px)' } },
});
