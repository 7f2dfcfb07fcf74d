import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';

export const problem = style([
  columns(3),
  { justifyItems: 'start', alignContent: 'start', color: vars.color.muted },
]);

export const place = style({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  padding: vars.space[5],
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  width: 32,
  height: 32,
  border: `3px solid ${vars.color.line}`,
  borderBlockStartColor: vars.color.accent,
  borderRadius: '50%',
  '@media': { [media.motion]: { animation: `${turn} 900ms linear infinite` } },
});
