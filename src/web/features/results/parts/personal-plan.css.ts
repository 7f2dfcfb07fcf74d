import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';

/** Several areas side by side, if there is room; more than two are a list. */
export const parts = style([
  columns(5),
  {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
    marginBlockStart: vars.space[4],
    selectors: {
      '&:empty': { display: 'none' },
      '&:has(> :nth-child(3))': { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
    },
    '@media': {
      print: {
        marginBlockStart: vars.space[2],
        selectors: { '&:has(> :nth-child(3))': { rowGap: vars.space[2] } },
      },
    },
  },
]);
globalStyle(`${parts} > div`, { containerType: 'inline-size' });
globalStyle(`${parts}:has(> :nth-child(3)) > div`, {
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlockStart: vars.space[4],
  '@media': {
    [`${media.medium}, print`]: {
      display: 'grid',
      gridTemplateColumns: '14rem minmax(0, 1fr)',
      columnGap: vars.space[5],
      alignItems: 'baseline',
    },
    print: { paddingBlockStart: vars.space[2] },
  },
});
const ROOMY = '(min-width: 48rem)';

/** Side by side if both are about as high: each is for one area. */
export const cards = style([
  columns(5),
  {
    '@media': {
      [media.large]: {
        selectors: {
          [`&:has(> :nth-child(2)):not(:has(${parts} > :nth-child(2)))`]: {
            gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          },
          [`&:has(> :nth-child(2)):not(:has(${parts} > :nth-child(2)), :has(> :first-child li))`]: {
            gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          },
        },
      },
    },
  },
]);

export const steps = style({
  display: 'grid',
  counterReset: 'step',
});
globalStyle(`${parts} > :only-child > ${steps}`, {
  '@container': {
    [ROOMY]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[6] },
  },
});
globalStyle(`${steps} > li`, {
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
  counterIncrement: 'step',
  maxWidth: '60ch',
  '@media': { [media.phone]: { gridTemplateColumns: '1.5rem minmax(0, 1fr)' } },
});
globalStyle(`${steps} > li:last-child`, { paddingBlockEnd: 0 });
globalStyle(`${steps} > li::before`, {
  content: 'counter(step)',
  color: vars.color.accentText,
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1,
});

export const uses = style([
  columns(3),
  {
    paddingInlineStart: '1.1em',
    maxWidth: '60ch',
    '@media': { print: { maxWidth: 'none' } },
    selectors: { '&:has(> :only-child)': { paddingInlineStart: 0, listStyle: 'none' } },
  },
]);
globalStyle(`${parts} > :only-child > ${uses}`, {
  '@container': {
    [ROOMY]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[7],
      maxWidth: 'none',
    },
  },
});
globalStyle(`${uses} > li::marker`, { color: vars.hue.green.solid });
