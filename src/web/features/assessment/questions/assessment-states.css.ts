import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { columns } from '#web/ui/layout.ts';

export const noScript = style({ marginBlockEnd: '2rem', fontWeight: 600 });

/** For a visitor whom this browser knows, an empty card; without JavaScript, nothing. */
export const waiting = style({
  '@media': { '(scripting: none)': { display: 'none' } },
  selectors: {
    ':root[data-known] &': { borderRadius: vars.radius.card, background: vars.color.deep },
  },
});
globalStyle(`:root[data-known] ${waiting} > *`, { visibility: 'hidden' });

export const page = style([columns(4), { justifyItems: 'start', paddingBlock: vars.space[9] }]);
