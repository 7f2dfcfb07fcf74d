import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** Down to the footer. */
export const screen = style({
  flex: 'auto',
  paddingBlock: `clamp(${vars.space[5]}, 0.4rem + 5vw, ${vars.space[8]})`,
  background: vars.color.deep,
});

/** What is seen comes before the button; on a wide screen it is beside both. */
export const page = style({ '@media': { [media.large]: { gridTemplateRows: 'auto 1fr' } } });
export const seen = style({
  '@media': { [media.large]: { gridArea: '1 / 2 / span 2', alignSelf: 'start' } },
});
