import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

/** What only a printed document has. All else looks as on the site's pages. */

const line = `1px solid ${vars.color.line}`;
const onPaper = (rule: Record<string, string | number>) => ({ '@media': { print: rule } });

/** Its colors are printed as they are. */
export const page = style({
  paddingBlock: vars.space[6],
  printColorAdjust: 'exact',
  ...onPaper({ maxWidth: 'none', paddingBlock: 0 }),
});

export const brand = style([
  text.h4,
  {
    marginBlockEnd: vars.space[5],
    borderBlockEnd: `2px solid ${vars.color.accent}`,
    paddingBlockEnd: vars.space[3],
  },
]);
export const title = text.h1;
export const name = style([text.h3, { marginBlockStart: vars.space[4] }]);

export const parts = style({});
globalStyle(`${parts} > * + *`, { marginBlockStart: vars.space[8] });
globalStyle(`${parts} > p`, { marginBlockStart: vars.space[4] });

export const cover = style([
  columns(5),
  { marginBlockEnd: vars.space[8], ...onPaper({ page: 'cover', rowGap: '1.5rem' }) },
]);
export const coverTitle = style([text.display, onPaper({ marginBlockStart: '10rem' })]);

export const contents = style({ marginBlockStart: vars.space[4], borderBlockStart: line });
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
globalStyle(`${contents} li`, { borderBlockEnd: line, paddingBlock: vars.space[3] });
globalStyle(`${contents} a`, { textDecoration: 'none' });

export const meaning = style(columns(4));
export const level = style([
  columns(1, { small: ['14rem minmax(0, 1fr)', 5], print: ['14rem minmax(0, 1fr)', 5] }),
  { borderBlockStart: line, paddingBlock: vars.space[2] },
]);
globalStyle(`${level} > dd`, { marginInlineStart: 0 });

export const overview = style([
  columns(6, { large: 'repeat(2, minmax(0, 1fr))', print: 'minmax(0, 2fr) minmax(0, 3fr)' }),
  { alignItems: 'start' },
]);

/** As high as a page of Letter, which is lower than A4. */
export const onePage = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  ...onPaper({ minHeight: '250mm', breakBefore: 'page' }),
});
export const newPage = style({});
globalStyle(`${parts} > :is(${onePage}, ${newPage})`, onPaper({ marginBlockStart: 0 }));
globalStyle(newPage, onPaper({ breakBefore: 'page' }));

export const week = style({
  marginBlockStart: vars.space[5],
  ...onPaper({ breakInside: 'avoid' }),
});

const beside = 'minmax(0, 3fr) minmax(0, 2fr)';
export const close = style(columns(5, { medium: beside, print: beside }));

export const notes = style({
  display: 'none',
  ...onPaper({ display: 'block', flex: '1 1 0', overflow: 'hidden', containerType: 'size' }),
});
globalStyle(`${notes} > div`, {
  '@container': { '(max-height: 6rem)': { display: 'none' } },
});
export const writingLine = style({
  display: 'block',
  height: '1.75rem',
  borderBlockEnd: `1px solid ${vars.color.control}`,
});
