import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const opening = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.large]: { gridTemplateColumns: '1fr auto', alignItems: 'end' } },
});

/** What the seats in the drawings mean. */
export const key = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[5]}` },
]);
const seat = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  '::before': {
    content: '',
    width: '0.75rem',
    height: '0.75rem',
    border: '1.75px solid',
    borderRadius: '50%',
  },
});
export const you = style([
  seat,
  { '::before': { background: vars.color.accent, borderColor: vars.color.accent } },
]);
export const coach = style([seat]);

export const list = style({
  display: 'grid',
  marginBlockStart: vars.space[6],
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A window of four panes: lines between them. */
export const card = style({
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'start',
  paddingBlock: vars.space[6],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.small]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[6] },
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: {
        '&:nth-child(2)': { borderBlockStart: 0 },
        '&:nth-child(odd)': {
          paddingInlineEnd: vars.space[6],
          borderInlineEnd: `1px solid ${vars.color.line}`,
        },
        '&:nth-child(even)': { paddingInlineStart: vars.space[6] },
      },
    },
    [media.wide]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space[6],
      paddingBlock: vars.space[7],
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space[3], alignContent: 'start' });
export const title = style([text.h3, { fontSize: 'min(1.5rem, 6.2vw)' }]);
export const description = style({ color: vars.color.muted });

export const agreed = style({ marginBlockStart: vars.space[5], color: vars.color.muted });
