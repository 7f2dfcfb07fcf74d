import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';

/** The name beside its text on a wide screen, above it on a phone. */
export const finding = style([
  columns(1, { medium: ['minmax(0, 1fr) minmax(0, 3fr)', 5] }),
  {
    paddingBlock: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.size.small,
    overflowWrap: 'anywhere',
    '@media': { [media.medium]: { alignItems: 'baseline' } },
  },
]);

export const part = style([cluster(2, 'center'), { fontWeight: 600 }]);
export const text = style({ maxWidth: '66ch' });
/** Two beside each other where there is room. */
export const settings = style([
  columns(3, { medium: 'repeat(2, minmax(0, 1fr))' }),
  { marginBlockStart: vars.space[3] },
]);
export const hint = style({ display: 'block', color: vars.color.muted });
