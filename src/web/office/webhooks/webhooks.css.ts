import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster } from '#web/ui/layout.ts';

export const cellLink = style({
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  paddingBlock: vars.space[1],
  textAlign: 'start',
  color: vars.color.text,
  textDecoration: 'underline',
  textDecorationColor: vars.color.control,
  textUnderlineOffset: '0.2em',
  '@media': { [media.medium]: { whiteSpace: 'nowrap' } },
});

/** Where they have a line of their own, their text begins where the other lines do. */
export const quiet = style([
  cluster(1, 'center'),
  {
    '@media': {
      [media.belowMedium]: { columnGap: vars.space[4] },
      [media.forced]: { columnGap: vars.space[4] },
    },
  },
]);
globalStyle(`${quiet} > button`, {
  '@media': {
    [media.belowMedium]: { justifyContent: 'start', minWidth: 0, paddingInline: 0 },
  },
});

/** Text that must be read or copied letter by letter. */
export const exact = style({
  maxHeight: '20rem',
  padding: vars.space[4],
  overflow: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.deep,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.small,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
