import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

/** Takes the room of the messages. */
export const problem = style({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  minHeight: 0,
  padding: vars.space.gutter,
  overflowY: 'auto',
});
