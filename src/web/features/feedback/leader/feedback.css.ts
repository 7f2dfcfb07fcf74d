import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

const line = {
  display: 'grid',
  gap: vars.space[2],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A column only where there is a button to remove the person.
  gridAutoColumns: 'auto',
  gridAutoFlow: 'column',
} as const;

/** On a phone the role is below the address. */
export const person = styleVariants({
  focus: line,
  full: {
    ...line,
    '@media': {
      [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem' },
      [media.phone]: { paddingBlockEnd: vars.space[3] },
    },
  },
});
globalStyle(`${person.full} > :not(:first-child)`, { '@media': { [media.phone]: { gridRow: 2 } } });
