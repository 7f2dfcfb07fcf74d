import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { keepsGround } from '#web/features/site/shared/shared.css.ts';

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
