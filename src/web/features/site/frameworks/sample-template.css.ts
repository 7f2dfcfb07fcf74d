import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[5],
  marginBlockEnd: vars.space[6],
});

/** On a phone each row is a sheet of its own: a table would not fit. */
export const table = style({
  display: 'block',
  width: '100%',
  textAlign: 'start',
  '@media': {
    [media.medium]: { display: 'table', tableLayout: 'fixed', background: vars.color.raised },
  },
});

export const head = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [media.medium]: { position: 'static', display: 'table-header-group', clipPath: 'none' },
  },
});
export const column = style([
  text.small,
  {
    textAlign: 'start',
    '@media': {
      [media.medium]: {
        padding: vars.space[3],
        borderBlockEnd: `2px solid ${vars.color.text}`,
        selectors: { '&:first-child': { width: '21%' }, '&:nth-child(2)': { width: '20%' } },
      },
      [media.large]: { paddingInline: vars.space[5] },
    },
  },
]);

export const body = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.medium]: { display: 'table-row-group' } },
});
export const row = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[5],
  background: vars.color.raised,
  '@media': { [media.medium]: { display: 'table-row' } },
});
export const cell = style({
  display: 'block',
  textAlign: 'start',
  fontWeight: 400,
  '::before': {
    content: 'attr(data-column)',
    display: 'block',
    color: vars.color.muted,
    fontFamily: vars.font.text,
    fontSize: vars.size.tiny,
    letterSpacing: 0,
    fontWeight: 600,
  },
  '@media': {
    [media.medium]: {
      display: 'table-cell',
      padding: `${vars.space[5]} ${vars.space[3]}`,
      borderBlockStart: `1px solid ${vars.color.line}`,
      verticalAlign: 'top',
      '::before': { content: 'none' },
    },
    [media.large]: { paddingInline: vars.space[5] },
  },
});
export const issue = style([cell, text.h4]);
export const kind = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.size.small,
  fontWeight: 600,
});
export const sign = style({ fontSize: '0.65rem', color: vars.color.accentText });
