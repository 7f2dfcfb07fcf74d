import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

/** The number on a line of its own. */
export const code = style({ display: 'block', color: vars.color.accentText });

export const hint = style({
  maxWidth: '100%',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderInlineStart: `3px solid ${vars.color.accent}`,
  background: vars.color.deep,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.size.small,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});
