import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';
import { keepsGround } from '#web/features/site/shared/shared.css.ts';

export const cycle = style([
  columns(6, { medium: 'minmax(0, 1fr) minmax(0, 1fr)' }),
  {
    marginBlockStart: vars.space.part,
    '@media': {
      [media.medium]: { alignItems: 'center' },
      [media.large]: { columnGap: vars.space[8] },
    },
  },
]);

export const cycleTitle = style([text.h3, { marginBlockEnd: vars.space[4] }]);

/** Two by two on a phone, one below the other beside the drawing. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[5],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const step = style([
  columns(1, { large: ['6.5rem minmax(0, 1fr)', 4] }),
  {
    alignContent: 'start',
    paddingBlock: vars.space[3],
    '@media': { [media.medium]: { paddingBlock: vars.space[4] } },
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
]);

export const stepName = style([text.h4, { lineHeight: 1.4 }]);

export const drawing = style([
  keepsGround.paper,
  {
    width: '100%',
    maxWidth: '13.5rem',
    marginInline: 'auto',
    overflow: 'visible',
    '@media': {
      [media.small]: { maxWidth: '22rem' },
      [media.medium]: { maxWidth: '36rem' },
      // Its labels reach over its edge.
      [media.forced]: { maxWidth: '36rem', padding: vars.space[6] },
    },
    fill: 'none',
    stroke: vars.color.text,
    strokeWidth: 2,
  },
]);

export const point = style({ fill: vars.color.deep, strokeWidth: 3 });

export const label = style({
  fill: vars.color.text,
  stroke: 'none',
  fontFamily: vars.font.display,
  fontSize: 27,
  fontWeight: 500,
  letterSpacing: '-0.02em',
});
