import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const layout = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space[8],
      alignItems: 'start',
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space[5], justifyItems: 'start' });

/** Keeps its size while what is in it changes. */
export const panel = style({
  position: 'relative',
  display: 'grid',
  minHeight: '24rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: vars.color.raised,
});

export const frame = style({ width: '100%', height: 'min(44rem, 85vh)', border: 0 });

export const message = style({
  gridArea: '1 / 1',
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'center',
  alignContent: 'center',
  maxWidth: '30rem',
  margin: 'auto',
  padding: vars.space[5],
  textAlign: 'center',
});

export const layered = style({ gridArea: '1 / 1' });

export const month = style({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  fill: vars.color.deep,
});
export const chosenDay = style({ fill: vars.color.accent });
