import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingBlock: `clamp(${vars.space[6]}, 1rem + 3.4vw, ${vars.space[8]}) ${vars.space[6]}`,
});

export const title = style({ marginBlockStart: vars.space[3], maxWidth: '18ch' });

export const lead = style({ marginBlockStart: vars.space[3] });

export const bar = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

export const actions = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.small]: { display: 'flex', flexWrap: 'wrap' } },
});

export const rated = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'center',
  fontWeight: 600,
});

export const progress = style({ display: 'grid', gap: vars.space[3], maxWidth: '38rem' });

export const line = style({
  fontSize: vars.size.lead,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});

export const quietLink = style({
  display: 'inline-block',
  marginBlockStart: vars.space[2],
  color: vars.color.accentText,
  fontSize: vars.size.small,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const saved = style({
  marginBlockStart: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.size.small,
});
export const address = style({
  color: vars.color.text,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
