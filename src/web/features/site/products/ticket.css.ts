import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

const pad = `clamp(${vars.space[5]}, 0.75rem + 3.2vw, ${vars.space[8]})`;
const notch = '0.875rem';

export const ticket = style({
  display: 'grid',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const offer = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[4],
  padding: pad,
});

const hole = {
  content: '',
  position: 'absolute' as const,
  width: `calc(2 * ${notch})`,
  height: notch,
  border: `1px solid ${vars.color.control}`,
  background: vars.color.ground,
};

/** No line ends within '30-60-90'. */
export const name = style({ '@media': { [media.medium]: { whiteSpace: 'nowrap' } } });

/** Hangs on by the perforation; where that meets the edge, a bite is taken out. */
export const stub = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[5],
  padding: pad,
  borderBlockStart: `2px dashed ${vars.color.control}`,
  '@media': {
    [media.medium]: {
      maxWidth: '19rem',
      borderBlockStart: 0,
      borderInlineStart: `2px dashed ${vars.color.control}`,
      '::before': {
        ...hole,
        insetBlockStart: -1,
        insetInlineStart: `calc(-1 * ${notch} - 1px)`,
        borderBlockStartColor: vars.color.ground,
        borderRadius: `0 0 ${notch} ${notch}`,
      },
      '::after': {
        ...hole,
        insetBlockEnd: -1,
        insetInlineStart: `calc(-1 * ${notch} - 1px)`,
        borderBlockEndColor: vars.color.ground,
        borderRadius: `${notch} ${notch} 0 0`,
      },
    },
    [media.large]: { maxWidth: 'none' },
  },
});
