import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { onPaper } from '#web/theme/theme.css.ts';

/** Below both columns, once the visitor has asked for the calendar. */
export const panel = style([
  onPaper,
  {
    gridColumn: '1 / -1',
    justifySelf: 'stretch',
    display: 'grid',
    // Seen in a contrast theme only.
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    overflow: 'hidden',
    background: vars.color.raised,
  },
]);

const height = 'min(44rem, 85vh)';

export const frame = style({
  gridArea: '1 / 1',
  width: '100%',
  height,
  border: 0,
  background: vars.color.raised,
});

/** Until it has loaded, the message is shown in its place. */
export const frameToCome = style([frame, { opacity: 0 }]);

export const message = style({
  gridArea: '1 / 1',
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: '16rem',
  padding: vars.space[5],
  textAlign: 'center',
});

/** As high as the calendar, so that the page below moves once. */
export const loading = style([message, { minHeight: height }]);
