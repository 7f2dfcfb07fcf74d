import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';
import { kicker } from '#web/ui/text.css.ts';
import { column, widePane } from './chat-frame.css.ts';

/** Centered if there is room, otherwise from the top. */
export const content = style([
  column,
  {
    marginBlock: 'auto',
    paddingBlock: `${vars.space[5]} ${vars.space[4]}`,
    '@media': { [media.low]: { paddingBlockStart: vars.space[3] } },
  },
]);

/** Shown where the bar above does not say it. */
export const name = style([kicker, { '@container': { [widePane]: { display: 'none' } } }]);

export const starters = style([
  columns(3),
  {
    marginBlockStart: vars.space[4],
    '@media': { [media.low]: { marginBlockStart: vars.space[3] } },
    '@container': { [widePane]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

const choice = style({
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed', color: vars.color.muted } },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled="true"])': { borderColor: vars.color.text } },
    },
  },
});

export const starter = style([
  choice,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    gap: vars.space[4],
    paddingBlock: vars.space[3],
    borderRadius: vars.radius.card,
    background: vars.color.raised,
    fontWeight: 500,
    lineHeight: 1.45,
    textWrap: 'pretty',
    transition: `border-color ${vars.motion.quick}`,
  },
]);

export const suggestion = style([
  choice,
  {
    minHeight: '2.75rem',
    paddingBlock: vars.space[2],
    borderRadius: 22,
    fontSize: vars.size.small,
    lineHeight: 1.4,
  },
]);
