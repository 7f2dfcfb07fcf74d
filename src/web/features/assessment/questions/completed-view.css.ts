import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';

export const page = style({ paddingBlock: `${vars.space[7]} ${vars.space[8]}` });

export const head = style(columns(4));

export const actions = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
  '@media': { [media.small]: { display: 'flex', flexWrap: 'wrap' } },
});

export const more = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] });
globalStyle(`${more} > button`, { minHeight: '2.75rem' });

export const saving = style([
  cluster(3, 'center'),
  { minHeight: '1.5rem', fontSize: vars.size.small, color: vars.color.muted },
]);

export const stage = style({
  position: 'relative',
  display: 'grid',
  marginBlock: vars.space[7],
});

export const results = style([columns(7), { gridArea: '1 / 1' }]);

export const locked = style([
  results,
  { filter: 'blur(10px)', maxHeight: '34rem', overflow: 'hidden', userSelect: 'none' },
]);

/** A chart that is out of sight does not load. */
globalStyle(`${locked} figure`, { display: 'none' });

export const overlay = style({
  gridArea: '1 / 1',
  zIndex: 1,
  justifySelf: 'center',
  alignSelf: 'start',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  width: 'min(100%, 28rem)',
  marginBlockStart: vars.space[6],
  padding: vars.space[6],
  textAlign: 'center',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
});
