import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

const breathe = keyframes({ '50%': { opacity: 0.4 } });

const bone = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.small,
  background: vars.color.line,
  opacity: 0.75,
  '@media': {
    // Dashed, so that it does not look like a field.
    [media.forced]: { border: '1px dashed GrayText' },
    [media.motion]: { animation: `${breathe} 1.8s ease-in-out infinite` },
  },
});

export const shapes = styleVariants({
  title: [bone, { height: '2.25rem', width: '60%' }],
  line: [bone, { height: '1rem' }],
  short: [bone, { height: '1rem', width: '40%' }],
  block: [bone, { height: '10rem', borderRadius: vars.radius.card }],
});
