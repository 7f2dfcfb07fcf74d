import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from './layout.ts';

export const field = style(columns(2));

export const label = style({ fontSize: vars.size.small, fontWeight: 600, lineHeight: 1.4 });

export const hint = style({
  color: vars.color.muted,
  fontSize: vars.size.small,
  lineHeight: 1.5,
});

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
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    '&:disabled, &[readonly]': { color: vars.color.muted, background: vars.color.deep },
  },
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.text } } },
});

/** Present before there is an error, so that the error is announced; takes no space until then. */
export const errorSlot = style({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[2]})` } },
});

export const error = style({
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.danger,
  fontSize: vars.size.small,
  fontWeight: 500,
  lineHeight: 1.5,
});
export const errorIcon = style({ flex: 'none', marginBlockStart: '0.14em' });
