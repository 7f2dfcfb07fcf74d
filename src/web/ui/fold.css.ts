import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

/** On paper in one piece: no title stays behind at the end of a page. */
export const fold = style({ '@media': { print: { breakInside: 'avoid' } } });

/** Tall enough for a finger; the whole line can be tapped. */
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: '2.75rem',
  paddingBlock: vars.space[1],
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

/** Above or below the title of a fold. */
export const ownLine = style({ flexBasis: '100%' });
globalStyle(`${summary}:has(> ${ownLine})`, { flexWrap: 'wrap', rowGap: 0 });
globalStyle(`${ownLine} + :is(h2, h3), :is(h2, h3):has(+ ${ownLine})`, { flex: 1 });

export const chevron = style({
  flex: 'none',
  color: vars.color.accentText,
  transition: `transform ${vars.motion.quick}`,
  '@media': { print: { display: 'none' } },
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

/** Paper cannot be clicked, so everything is printed open in browsers that support it. */
globalStyle(`${fold}::details-content`, {
  '@media': { print: { display: 'block', height: 'auto', contentVisibility: 'visible' } },
});
