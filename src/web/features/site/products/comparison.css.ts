import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

const pad = 'clamp(0.875rem, 0.4rem + 2vw, 2rem)';

export const table = style({
  width: '100%',
  marginBlockStart: vars.space[6],
  tableLayout: 'fixed',
  textAlign: 'start',
});

const cell = style({
  paddingBlock: pad,
  verticalAlign: 'top',
  textAlign: 'start',
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const beforeLabel = style([
  cell,
  text.h4,
  { paddingInlineEnd: pad, borderBlockStart: 0, color: vars.color.muted },
]);
const sentence = style({
  textWrap: 'pretty',
  '@media': { [media.medium]: { fontSize: vars.size.lead } },
});
export const before = style([cell, sentence, { paddingInlineEnd: pad, color: vars.color.muted }]);

/** A column that stands out from the page, as wide as its words and its margins. */
const raised = style({ paddingInline: pad, background: vars.color.raised });
export const afterLabel = style([
  cell,
  raised,
  text.h4,
  {
    borderBlockStart: 0,
    borderStartStartRadius: vars.radius.card,
    borderStartEndRadius: vars.radius.card,
    color: vars.color.accentText,
  },
]);
export const after = style([
  cell,
  raised,
  sentence,
  text.strong,
  {
    selectors: {
      'tr:last-child > &': {
        borderEndStartRadius: vars.radius.card,
        borderEndEndRadius: vars.radius.card,
      },
    },
  },
]);
