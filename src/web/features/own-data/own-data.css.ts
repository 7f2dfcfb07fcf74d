import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';
import { cluster, columns } from '#web/ui/layout.ts';

export const headline = style([text.h1, { maxWidth: '16ch', marginBlockStart: vars.space[4] }]);
export const lead = style([text.lead, { marginBlockStart: vars.space[5] }]);

/** The result of an action; takes no space while empty. */
export const done = style({
  selectors: {
    '&:not(:empty)': {
      marginBlockStart: vars.space[5],
      paddingBlock: vars.space[3],
      paddingInline: vars.space[4],
      borderInlineStart: `4px solid ${vars.color.accentText}`,
      background: vars.color.raised,
      fontWeight: 600,
    },
  },
});

export const part = style({
  rowGap: vars.space[5],
  paddingBlock: `clamp(${vars.space[6]}, 1rem + 3vw, ${vars.space[8]})`,
});
export const ruled = style({ borderBlockStart: `1px solid ${vars.color.line}` });

/** The first line is level with the headline, which is larger. */
export const words = style({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '@media': { [media.large]: { paddingBlockStart: vars.space[2] } },
});
export const measure = style({ maxWidth: vars.width.measure });

export const list = style([columns(5), { width: '100%' }]);

export const titleRow = style(cluster(3, 'center'));

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[5],
  marginBlockStart: vars.space[4],
  '@media': { [media.medium]: { gridTemplateColumns: 'max-content minmax(0, 1fr)' } },
});
export const term = style({
  color: vars.color.muted,
  fontSize: vars.size.small,
  marginBlockStart: vars.space[2],
});
export const value = style({
  margin: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { marginBlockStart: vars.space[2] } },
});

export const actions = style([cluster(3), { marginBlockStart: vars.space[4] }]);

export const mails = style({ display: 'grid', width: '100%' });
export const mail = style({
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 } },
});

export const form = style({ width: '100%', maxWidth: '28rem' });
export const skeleton = style(columns(5));
