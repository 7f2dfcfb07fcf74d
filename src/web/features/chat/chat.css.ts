import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const header = style({
  display: 'grid',
  minHeight: vars.layout.headerHeight,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

const main = style({ display: 'grid', flex: 1 });

export const mains = styleVariants({
  waiting: [main, { padding: `${vars.space[7]} ${vars.space.gutter}` }],
  /** One message fills the window. */
  invitation: [main, { overflow: 'clip' }],
});
globalStyle(`${mains.invitation} :is(section, section > div)`, { display: 'grid' });

/** Toasts appear at the top, clear of the newest message and the input. */
export const toasts = style({ display: 'contents' });
globalStyle(`div${toasts} > *`, { insetBlock: `calc(4.5rem + ${vars.space[3]}) auto` });
