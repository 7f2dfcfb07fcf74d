import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { bottomBar } from '#web/ui/state.css.ts';

/** With nothing to press, it comes into view with the questions. */
export const bar = style([
  bottomBar,
  {
    '@media': {
      [media.low]: { border: 0 },
      [media.tall]: {
        selectors: {
          '&[data-away]:not(:has(button:enabled:not([aria-disabled="true"])))': {
            translate: '0 100%',
          },
        },
      },
      [media.motion]: { transition: `translate ${vars.motion.calm} ${vars.motion.ease}` },
    },
  },
]);

globalStyle(`${bar} > div`, { '@media': { [media.low]: { paddingInline: 0 } } });

/** On a phone there is only room for the arrow. */
export const previous = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  '@media': { [media.small]: { position: 'static', clipPath: 'none' } },
});

export const words = style({
  flex: '1 1 3.5rem',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  fontSize: '0.875rem',
  lineHeight: 1.3,
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.color.muted,
  '@media': {
    [media.small]: { fontSize: vars.size.small },
  },
});

/** On a phone, the words that something is not saved need its room. */
export const hint = style({
  ':empty': { display: 'none' },
  '@media': {
    [media.phone]: {
      selectors: { [`${bar}:has([role="status"]:not(:empty)) &`]: { display: 'none' } },
    },
  },
});

/** On a line of its own. */
export const setting = style({ flexBasis: '100%', marginBlockEnd: `calc(-1 * ${vars.space[2]})` });
globalStyle(`:has(> ${setting})`, { paddingBlockEnd: vars.space[3] });
globalStyle(`:root:has(${setting})`, {
  '@media': { [media.tall]: { vars: { [vars.layout.fixedBarHeight]: '6.5rem' } } },
});
