import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { cluster, columns } from '#web/ui/layout.ts';
import { muted, small } from '#web/ui/text.css.ts';

export const focus = style([
  columns(5, { base: 'minmax(0, 1fr)' }),
  { paddingBlock: `${vars.space[6]} ${vars.space[7]}` },
]);

/** The questions apart from each other. */
export const questions = style({});
globalStyle(`${questions} > fieldset + *`, { marginBlockStart: vars.space[7] });
globalStyle(`${questions} > fieldset:first-child`, { marginBlockStart: 0 });

export const send = style(cluster(4, 'center'));

export const hint = style([small, muted, { ':empty': { display: 'none' } }]);

export const saving = style([cluster(2, 'center'), small, muted]);

export const problem = style({
  color: vars.color.danger,
  fontWeight: 500,
  ':empty': { display: 'none' },
});

export const closing = style([
  columns(5, { base: 'minmax(0, 1fr)' }),
  { scrollMarginTop: vars.space[4] },
]);

export const missing = style([
  columns(3),
  {
    justifyItems: 'start',
    padding: vars.space[4],
    borderRadius: vars.radius.small,
    background: vars.color.deep,
  },
]);
