import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** Also for a textarea or select without a Field. */
export const control = style({
  width: '100%',
  minHeight: '3rem',
  padding: '0.65rem 0.9rem',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.text,
  fontSize: '1.0625rem',
  lineHeight: 1.4,
  transition: `border-color ${vars.motion.quick}`,
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  selectors: {
    '&:focus-visible': {
      outlineOffset: '-1px',
      outlineWidth: '2px',
      borderColor: vars.color.focus,
    },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger,
      outlineColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    '&:disabled, &[readonly]': { color: vars.color.muted, background: vars.color.deep },
  },
  '@media': {
    [media.forced]: { selectors: { '&[aria-invalid="true"]': { borderWidth: '3px' } } },
    [media.hover]: { ':hover': { borderColor: vars.color.text } },
  },
});

const half = (angle: string) => `linear-gradient(${angle}, transparent 50%, currentColor 50%)`;

/**
 * A long option is cut off instead of making the page wider. The browser's own arrow is too near the edge,
 * but contrast themes draw no other.
 */
export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: '2.25rem',
    backgroundImage: `${half('45deg')}, ${half('-45deg')}`,
    backgroundPosition: 'right 1.25rem center, right 0.875rem center',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '0.375rem 0.375rem',
    textOverflow: 'ellipsis',
    '@media': {
      // The browser indents its words by 4px.
      [media.forced]: {
        appearance: 'auto',
        paddingInline: 'calc(0.9rem - 4px) 0.5rem',
      },
    },
  },
]);

/** As tall as its text in browsers that support it; at least four lines. */
export const textArea = style([
  control,
  { fieldSizing: 'content', minHeight: '7.5rem', maxHeight: '24rem' },
]);

/** A checkbox or a radio button with its words. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
});

/** Even with one line of text, tall enough for a finger; as wide as its container. */
export const choiceLabel = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'start',
  paddingBlock: '0.7rem',
  lineHeight: 1.4,
  cursor: 'pointer',
});

/** The mark of a checkbox or a radio button. */
export const box = style({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  marginBlockStart: '0.1em',
  accentColor: vars.color.accentText,
});

const knob = (color: string) =>
  `radial-gradient(circle closest-side, ${color} 68%, transparent 72%)`;

/** The mark of a switch. */
export const switchMark = style({
  appearance: 'none',
  flex: 'none',
  width: '2.25rem',
  height: '1.25rem',
  border: `1px solid ${vars.color.control}`,
  borderRadius: '99px',
  background: `${knob(vars.color.control)} left / 1.125rem no-repeat`,
  cursor: 'pointer',
  selectors: {
    '&:checked': {
      borderColor: vars.color.accentText,
      background: `${knob(vars.color.raised)} right / 1.125rem no-repeat ${vars.color.accentText}`,
    },
  },
  '@media': { [media.forced]: { appearance: 'auto' } },
});

export const choiceNote = style({
  gridColumn: 2,
  marginBlock: `calc(-1 * ${vars.space[2]}) ${vars.space[2]}`,
  color: vars.color.muted,
  fontSize: vars.size.small,
  lineHeight: 1.5,
});
