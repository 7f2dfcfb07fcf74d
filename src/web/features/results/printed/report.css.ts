import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { paperMargins } from '#web/theme/tokens.ts';

/** What only a printed document has. All else looks as on the site's pages. */

const onPaper = (rule: Record<string, string | number>) => ({ '@media': { print: rule } });

/** Its colors are printed as they are. */
export const page = style({
  paddingBlock: vars.space[6],
  printColorAdjust: 'exact',
  ...onPaper({ maxWidth: 'none', paddingBlock: 0 }),
});

export const brand = style({
  marginBlockEnd: vars.space[5],
  borderBlockEnd: `2px solid ${vars.color.accent}`,
  paddingBlockEnd: vars.space[3],
});

export const parts = style({});
globalStyle(`${parts} > * + *`, { marginBlockStart: vars.space[8] });
globalStyle(`${parts} > p`, { marginBlockStart: vars.space[4] });

export const cover = style({
  marginBlockEnd: vars.space[8],
  ...onPaper({ page: 'cover', rowGap: '1.5rem' }),
});
export const coverTitle = style(onPaper({ marginBlockStart: '10rem' }));

export const contents = style({});
export const numbered = style({});
globalStyle(`${contents}, ${numbered}`, { counterReset: 'part' });
globalStyle(`${contents} li, ${numbered} h2`, { counterIncrement: 'part' });
globalStyle(`${contents} li::before, ${numbered} h2::before`, {
  content: 'counter(part)',
  display: 'inline-block',
  minWidth: '2em',
  color: vars.color.accentText,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${numbered} h2::before`, { minWidth: '1.3em' });
globalStyle(`${contents} a`, { textDecoration: 'none' });

/** Nearly as high as a page of Letter, which is lower than A4. */
export const onePage = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  ...onPaper({ minHeight: `${273 - paperMargins.top - paperMargins.foot}mm`, breakBefore: 'page' }),
});
export const newPage = style({});
globalStyle(`${parts} > :is(${onePage}, ${newPage})`, onPaper({ marginBlockStart: 0 }));
globalStyle(newPage, onPaper({ breakBefore: 'page' }));

export const week = style(onPaper({ breakInside: 'avoid' }));

export const notes = style({
  display: 'none',
  ...onPaper({ display: 'block', flex: '1 1 0', overflow: 'hidden', containerType: 'size' }),
});
globalStyle(`${notes} > div`, {
  '@container': { '(max-height: 6rem)': { display: 'none' } },
});
