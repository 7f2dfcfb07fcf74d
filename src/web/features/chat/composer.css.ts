import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, oneLine } from '#web/ui/layout.ts';
import { column, narrowPane } from './chat-frame.css.ts';

export const form = style([
  column,
  {
    position: 'relative',
    flex: 'none',
    // What continues above it fades out.
    boxShadow: `0 -10px 12px -4px ${vars.color.ground}`,
    paddingBlock: `${vars.space[2]} max(${vars.space[1]}, env(safe-area-inset-bottom, 0px))`,
    '@media': {
      [media.forced]: {
        '@container': { [narrowPane]: { borderBlockStart: '1px solid' } },
      },
    },
  },
]);

export const box = style({
  display: 'flex',
  alignItems: 'flex-end',
  border: `1px solid ${vars.color.control}`,
  borderRadius: 16,
  background: vars.color.raised,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&:focus-within': { borderColor: vars.color.focus },
    // A contrast theme shows the outline, not the shadow.
    '&:has(textarea:focus-visible)': {
      boxShadow: `0 0 0 1px ${vars.color.focus}`,
      outline: '2px solid transparent',
    },
    '&:has(textarea:disabled)': { background: vars.color.deep },
  },
  '@media': {
    [media.forced]: { selectors: { '&:has(textarea:disabled)': { borderColor: 'GrayText' } } },
  },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: 52,
  maxHeight: 200,
  padding: '0.8rem 1rem',
  border: 0,
  outline: 'none',
  background: 'none',
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  resize: 'none',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  selectors: {
    '&:placeholder-shown': oneLine,
    '&:disabled': { color: vars.color.muted, cursor: 'not-allowed' },
  },
});

export const action = style({
  margin: '3px',
  borderRadius: 12,
  selectors: {
    // Nothing to send yet: quiet, not faded.
    'button&:disabled': { background: vars.color.deep, color: vars.color.muted, opacity: 1 },
  },
  '@media': {
    [media.forced]: { selectors: { 'button&:disabled': { borderColor: 'GrayText' } } },
  },
});

export const stopSign = style({
  width: '0.7em',
  height: '0.7em',
  borderRadius: 2,
  background: 'currentColor',
  '@media': { [media.forced]: { background: 'ButtonText' } },
});

/** Below the box, as long as there is something to say. */
export const remark = style({
  fontSize: vars.size.small,
  fontWeight: 500,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[2] } },
});

export const notes = style([
  cluster(4, 'center'),
  {
    rowGap: 0,
    minHeight: '2.25rem',
    color: vars.color.muted,
    fontSize: vars.size.tiny,
    lineHeight: 1.45,
    '@container': { [narrowPane]: { paddingBlockStart: vars.space[2] } },
    '@media': {
      [media.forced]: { paddingBlockStart: vars.space[2], rowGap: vars.space[1] },
    },
  },
]);

/** Useless without a keyboard, and in a narrow pane the text needs the space. */
export const hint = style({
  '@media': { '(pointer: coarse), (max-height: 30em)': { display: 'none' } },
  '@container': { [narrowPane]: { display: 'none' } },
});
