import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  marginInlineStart: 'auto',
});

export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '50%',
  overflow: 'hidden',
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: vars.size.small,
  fontWeight: 600,
});

export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
});

export const signOut = style({ flex: 'none' });
