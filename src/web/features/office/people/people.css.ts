import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { cluster, columns } from '#web/ui/layout.ts';

/** Below an address. */
export const beneath = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontWeight: 400,
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

export const narrow = style({ maxWidth: '16rem' });

export const saving = style(cluster(3, 'center'));

/** The version that someone else has saved. */
export const others = style([
  columns(2),
  { padding: vars.space[4], borderRadius: vars.radius.card, background: vars.color.deep },
]);
export const theirNote = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
