import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

export const hero = style([
  columns(7, { medium: 'minmax(0, 7fr) minmax(0, 5fr)' }),
  {
    paddingBlock: `clamp(${vars.space[6]}, 1rem + 4vw, ${vars.space[8]})`,
    '@media': {
      [media.medium]: { alignItems: 'center' },
      [media.large]: { columnGap: vars.space[8] },
    },
  },
]);

export const heroWords = style([columns(5), { justifyItems: 'start' }]);
export const lead = style([text.lead, { maxWidth: '32ch', color: vars.color.muted }]);
export const button = style({ marginBlockStart: vars.space[3] });

/** An issue: a page to read above, the episode to hear below. */
export const heroDrawing = style({
  width: '100%',
  maxWidth: '21rem',
  justifySelf: 'center',
  '@media': { [media.medium]: { maxWidth: '27rem', justifySelf: 'end' } },
});

export const opening = style(columns(4));
export const body = style([text.lead, { color: vars.color.muted }]);

/** Set as a newspaper sets a page: a double rule above, thin rules between the columns. */
export const issueColumns = style({
  display: 'grid',
  marginBlockStart: vars.space[7],
  borderBlockStart: `4px double ${vars.color.text}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  paddingBlock: vars.space[5],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    [media.medium]: {
      paddingBlockEnd: vars.space[5],
      paddingInline: `clamp(${vars.space[4]}, 3vw, ${vars.space[7]})`,
      selectors: {
        '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.line}` },
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
});
export const issueTitle = style([text.h1, { fontWeight: 400 }]);

export const past = style({ marginBlockStart: vars.space[7] });

export const list = style({
  display: 'grid',
  gap: vars.space[5],
  marginBlockStart: vars.space[5],
  '@media': { [media.medium]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

/** The upper half of a page, as it is drawn at the top: a short and a long line, and the headline. */
export const sheet = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  padding: vars.space[5],
  paddingBlockEnd: vars.space[6],
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  '::before': {
    content: '',
    height: 14,
    borderBlockEnd: `3px double ${vars.color.text}`,
    background: `linear-gradient(${vars.color.text}, ${vars.color.text}) 0 0 / 3rem 3px no-repeat`,
  },
});

export const closing = style([
  columns(7, { medium: 'minmax(0, 1fr) minmax(0, 1fr)' }),
  {
    '@media': {
      [media.medium]: { alignItems: 'center' },
      [media.large]: { columnGap: vars.space[9] },
    },
  },
]);

export const closingWords = style([columns(5), { justifyItems: 'start' }]);

export const closingDrawing = style({ width: '100%' });
