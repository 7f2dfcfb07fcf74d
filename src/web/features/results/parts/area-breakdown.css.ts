import { style, globalStyle } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { ink, soft } from '#web/ui/hue.css.ts';
import { unseen } from '#web/ui/layout.ts';

export const picture = style({
  minWidth: 0,
  '@media': {
    [media.large]: {
      order: -1,
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[5]})`,
    },
  },
});

export const area = style({ '@media': { print: { breakInside: 'auto' } } });

/** The dot before the name, and the gap between them. */
const dot = `calc(12px + ${vars.space[2]})`;

/** On a phone the sign to open the area ends the line, and the status is below the name. */
export const status = style({
  '@media': {
    [media.phone]: { gridArea: '2 / 1', justifySelf: 'start', marginInlineStart: dot },
  },
});

const ROOMY = '(min-width: 32rem)';

export const details = style({ containerType: 'inline-size' });

/** The whole line opens the area. */
export const summary = style({
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { print: { breakInside: 'avoid' } },
});

/** On a phone only the sign, in the line of the name. */
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  color: vars.color.accentText,
  fontSize: vars.size.small,
  fontWeight: 600,
  '@media': {
    [media.phone]: { gridRow: 1, gridColumn: 2 },
    print: { display: 'none' },
  },
});
export const moreWords = style({ '@media': { [media.phone]: unseen } });

/** Shows only the words for an open or a closed area. */
globalStyle(
  `${details}[open] ${moreWords}:first-child, ${details}:not([open]) ${moreWords} + ${moreWords}`,
  { display: 'none' },
);

/** Paper cannot be clicked, so everything is printed open in browsers that support it. */
globalStyle(`${details}::details-content`, {
  '@media': { print: { display: 'block', height: 'auto', contentVisibility: 'visible' } },
});

globalStyle(`${more} > svg`, { transition: `transform ${vars.motion.quick}` });
globalStyle(`${details}[open] ${more} > svg`, { transform: 'rotate(180deg)' });

/** The rating below its statement, or beside it if there is room. */
export const statement = style({
  display: 'grid',
  gap: vars.space[1],
  fontSize: vars.size.small,
  lineHeight: 1.45,
  '@container': {
    [ROOMY]: {
      gridTemplateColumns: 'minmax(0, 1fr) 10.5rem',
      columnGap: vars.space[5],
      alignItems: 'baseline',
    },
  },
});

/** A rating, in the hue of its level if there is one. */
export const value = style({
  flex: 'none',
  background: soft,
  color: ink,
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.625rem',
  height: '1.625rem',
  borderRadius: vars.radius.small,
  fontWeight: 600,
  printColorAdjust: 'exact',
  '@media': {
    [media.forced]: { border: '1px solid' },
    print: { width: '1.6em', height: '1.3em' },
  },
});
