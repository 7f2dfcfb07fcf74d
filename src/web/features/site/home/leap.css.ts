import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

export const steps = style({
  display: 'grid',
  rowGap: vars.space[7],
  marginBlockStart: vars.space[7],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** Without gaps: the ground the drawings stand on runs through all of them. */
export const step = style({ display: 'grid', gridTemplateRows: 'auto 1fr' });

export const words = style([
  columns(3),
  { alignContent: 'start', paddingBlockStart: vars.space[5], paddingInlineEnd: vars.space[5] },
]);

export const letter = style([
  text.numeral,
  { fontSize: vars.size.display, color: vars.color.accentText, fontWeight: 600 },
]);
export const focus = style([text.small, text.strong]);
export const description = style({ color: vars.color.muted });

/** The ground of the drawings. */
export const ground = style({ borderBlockEnd: `1.75px solid ${vars.color.text}` });
export const drawing = style({ width: '100%', maxWidth: '22rem', height: 'auto' });
