import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster } from '#web/ui/layout.ts';
import { column } from './chat-frame.css.ts';

/** On the edges of the input. */
export const aids = style([
  column,
  cluster(4, 'center'),
  {
    flex: 'none',
    rowGap: 0,
    paddingBlockStart: vars.space[2],
  },
]);

/** Its text, not its padding, keeps to the edge of the input. */
export const aid = style({
  minHeight: '2.25rem',
  marginInline: `calc(-1 * ${vars.space[2]})`,
  padding: `0 ${vars.space[2]}`,
  color: vars.color.accentText,
  fontSize: vars.size.small,
});

export const exactWords = style({
  padding: vars.space[4],
  borderRadius: vars.radius.small,
  background: vars.color.deep,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { [media.forced]: { border: '1px solid' } },
});
