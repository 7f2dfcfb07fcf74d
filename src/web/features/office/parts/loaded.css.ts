import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { cluster, columns } from '#web/ui/layout.ts';

export const loaded = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});

export const failure = style([
  cluster(3, 'center'),
  {
    justifyContent: 'space-between',
    padding: vars.space[4],
    borderRadius: vars.radius.card,
    background: vars.color.dangerSoft,
  },
]);

export const lines = style([columns(3), { paddingBlock: vars.space[4] }]);
