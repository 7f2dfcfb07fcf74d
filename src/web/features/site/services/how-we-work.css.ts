import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import * as text from '#web/ui/text.css.ts';

/** A note, set as one would write it: large, and no wider than a page. */
export const note = style({ display: 'grid', gap: vars.space[5] });

export const paragraph = style([
  text.h3,
  { fontWeight: 400, lineHeight: 1.45, textWrap: 'pretty' },
]);
