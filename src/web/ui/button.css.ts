import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { soon } from './text.css.ts';

const disabled = '&[aria-disabled="true"]:not([aria-busy="true"]), &:disabled';

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.6em',
  minWidth: '2.75rem',
  maxWidth: '100%',
  border: '1.5px solid transparent',
  borderRadius: vars.radius.control,
  fontFamily: vars.font.text,
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: '-0.004em',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    [disabled]: { opacity: 0.5 },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': {
    [media.forced]: {
      borderColor: 'ButtonText',
      // The theme dims it already.
      selectors: { [disabled]: { opacity: 1 } },
    },
  },
});

/** Readable, and clearly not the color of a button to press. */
const filledButDisabled = {
  [disabled]: { opacity: 1, background: vars.color.line, color: vars.color.muted },
};

const enabledHover = '&:hover:not(:disabled, [aria-disabled="true"])';
const onHover = (hover: Record<string, string>) => ({
  '@media': { [media.hover]: { selectors: { [enabledHover]: hover } } },
});

/** Also for links that look like buttons. */
export const buttonClass = recipe({
  base,
  variants: {
    variant: {
      primary: {
        background: vars.color.accent,
        color: vars.color.onAccent,
        selectors: filledButDisabled,
        ...onHover({ background: vars.color.accentHover }),
      },
      secondary: {
        borderColor: vars.color.inverse,
        color: vars.color.text,
        ...onHover({ background: vars.color.inverse, color: vars.color.onInverse }),
      },
      quiet: {
        color: vars.color.text,
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.22em',
        '@media': {
          ...onHover({ background: vars.color.deep })['@media'],
          // Some reach past an edge, and would cover what is there.
          [media.forced]: {
            marginInline: '0 !important',
            // The line below its words shows that it is one; a sign keeps its frame.
            selectors: {
              '&&:not([aria-label]:has(svg))': {
                marginInline: '-1.5px !important',
                minWidth: 0,
                borderColor: 'Canvas',
                paddingInline: 0,
              },
            },
          },
        },
      },
      danger: {
        background: vars.color.danger,
        color: vars.color.onDanger,
        selectors: filledButDisabled,
        ...onHover({ background: vars.color.dangerHover }),
      },
    },
    size: {
      md: {
        minHeight: '2.75rem',
        padding: '0.55rem min(1.15rem, 5.75vw)',
        fontSize: '1rem',
      },
      lg: {
        minHeight: '3.375rem',
        padding: '0.75rem min(1.65rem, 8.25vw)',
        fontSize: '1.0625rem',
      },
    },
    full: { true: { width: '100%' } },
    /** A square for a single icon; give the button an `aria-label`. */
    square: {
      true: {
        paddingInline: 0,
        aspectRatio: '1',
        flex: 'none',
      },
    },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});

/** On a phone, both stay on one line. */
globalStyle(`${base}:has(> ${soon})`, {
  '@media': {
    [media.phone]: {
      gap: '0.5rem',
      width: '100%',
      paddingInline: '0.375rem',
    },
  },
});
globalStyle(`${base} > ${soon}`, {
  '@media': { [media.phone]: { marginInline: 0, paddingInline: '0.25em' } },
});

globalStyle(`${base} svg`, {
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
});

globalStyle(`${base}:hover svg[data-moves="forth"]`, {
  '@media': { [media.motion]: { transform: 'translateX(3px)' } },
});
globalStyle(`${base}:hover svg[data-moves="back"]`, {
  '@media': { [media.motion]: { transform: 'translateX(-3px)' } },
});

/** Reserves room for the label of the other state, so that the button keeps its size. */
export const label = style({
  display: 'inline-grid',
  justifyItems: 'center',
  '::after': {
    content: 'attr(data-other)',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
  },
});

export const content = style({ display: 'inline-flex', alignItems: 'center', gap: '0.6em' });
export const contentHidden = style([content, { opacity: 0 }]);

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '1.25em',
  height: '1.25em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${spin} 800ms linear infinite`,
});
