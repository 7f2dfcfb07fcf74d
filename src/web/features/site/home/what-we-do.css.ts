import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

/** Three strands that hold together: one rule above them all. */
export const parts = style([
  columns(5, { medium: 'repeat(3, minmax(0, 1fr))' }),
  {
    marginBlockStart: vars.space.part,
    '@media': { [media.medium]: { gap: vars.space[6] }, [media.large]: { gap: vars.space[8] } },
  },
]);
export const part = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  paddingBlockStart: vars.space[3],
  borderBlockStart: `3px solid ${vars.color.text}`,
});

export const program = style({ marginBlockStart: `calc(1.25 * ${vars.space.part})` });

export const top = style([
  columns(3, { medium: '1fr auto' }),
  { '@media': { [media.medium]: { alignItems: 'baseline' } } },
]);

export const name = text.h2;

export const length = style([text.h2, { color: vars.color.accentText }]);

export const includes = style(
  columns(3, { medium: ['repeat(2, minmax(0, 1fr))', 7], large: ['repeat(4, minmax(0, 1fr))', 6] }),
);

export const actions = style([cluster(3), { marginBlockStart: vars.space[5] }]);

export const ninetyRuler = style({
  width: '100%',
  height: '2.5rem',
  marginBlock: vars.space[5],
  overflow: 'visible',
});

export const day = style({ stroke: vars.color.control, strokeWidth: 1 });

export const week = style({ stroke: vars.color.accent, strokeWidth: 2 });
