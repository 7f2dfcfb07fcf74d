import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { stepsInCorner } from '#web/ui/layout.ts';

/* The dashboard's page in each of its states: with results, locked, loading, without an assessment. */

/** What to do with the results. On a phone, buttons that fit one line share it. */
export const actions = style({ alignItems: 'start' });
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } });
globalStyle(`${actions} > :is(a, button)`, {
  '@media': { [media.phone]: { paddingInline: vars.space[3] } },
});

/** As high as the highest card, so that no button below moves when the plan arrives. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '23.5rem',
  marginBlockStart: vars.space[5],
  '@media': {
    [media.small]: { minHeight: '21rem' },
    [media.wide]: { minHeight: '17rem' },
    [media.print]: { display: 'none' },
  },
});

export const page = style(stepsInCorner);

/** As high as the scores, and as the plan below them. */
export const tall = style({
  height: '21rem',
  '@media': { [media.small]: { height: '16rem' }, [media.large]: { height: '13rem' } },
});
/** As high as what a complete assessment says. */
export const sentence = style({ height: '12rem' });
