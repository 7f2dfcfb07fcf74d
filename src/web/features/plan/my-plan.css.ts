import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  paddingBlock: `clamp(${vars.space[6]}, 1rem + 3.4vw, ${vars.space[8]}) ${vars.space[6]}`,
});

export const title = style({ marginBlockStart: vars.space[3] });
export const lead = style({ marginBlockStart: vars.space[3] });

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '2.75rem',
  marginBlockStart: vars.space[2],
  fontSize: vars.size.small,
});

/** The end of the page can be scrolled clear of the fixed bar. */
export const page = style({
  paddingBlockEnd: `calc(${vars.layout.fixedBarHeight} + ${vars.space[8]})`,
});

export const skeleton = style(columns(6));

export const next = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  },
});

export const nextTitle = style({
  marginBlockEnd: vars.space[3],
  color: vars.color.accentText,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1.4,
});

export const nextText = style({ overflowWrap: 'anywhere' });
export const nextFocus = style({
  marginBlockStart: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.size.small,
});

export const notice = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.danger}`,
  background: vars.color.raised,
});

export const noticeTitle = style({
  color: vars.color.danger,
  fontFamily: vars.font.text,
  fontSize: vars.size.base,
  fontWeight: 600,
  letterSpacing: 0,
});

export const setting = style({
  display: 'grid',
  gap: vars.space[5],
  marginBlockEnd: vars.space[7],
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)',
      alignItems: 'end',
    },
  },
});

export const tools = style([
  cluster(3),
  { '@media': { [media.medium]: { justifyContent: 'flex-end' } } },
]);

export const addFocus = style([
  columns(3),
  { justifyItems: 'start', borderTop: `1px solid ${vars.color.line}`, paddingBlock: vars.space[6] },
]);

/** Beside a plan of earlier results. */
export const continues = style({ marginBlock: vars.space[5] });
