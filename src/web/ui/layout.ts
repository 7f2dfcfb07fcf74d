import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

type Gap = keyof typeof vars.space;
type Columns = string | readonly [columns: string, columnGap: Gap];

/*
 * Style rules, not classes. Put them first in a style: `style([columns(5), { … }])`. They add no classes
 * to the page, and later rules override them.
 */

/**
 * A grid with a gap, whose rows do not stretch where it is higher than they are; at the widths named, with these columns: `columns(5, { large: '1fr 1fr' })`. With
 * `base` on smaller screens: one column, in which a long word breaks instead of widening it.
 */
export function columns(
  gap: Gap,
  {
    base = 'minmax(0, 1fr)',
    ...at
  }: Partial<Record<'small' | 'medium' | 'large' | 'wide' | 'print', Columns>> & {
    base?: string;
  } = {},
): StyleRule {
  const wider = Object.entries(at).map(([width, given]) => {
    const [template, columnGap] = typeof given === 'string' ? [given] : given;
    return [
      media[width as keyof typeof at],
      { gridTemplateColumns: template, ...(columnGap && { columnGap: vars.space[columnGap] }) },
    ] as const;
  });
  return {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: base,
    gap: vars.space[gap],
    ...(wider.length > 0 && { '@media': Object.fromEntries(wider) }),
  };
}

/** At most so many columns, none narrower than `least`: fewer where there is less room. */
export function upTo(most: number, least: string, gap: Gap): StyleRule {
  const share = `(100% - ${most - 1} * ${vars.space[gap]}) / ${most}`;
  return {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${least}, ${share})), 1fr))`,
    gap: vars.space[gap],
  };
}

export const box = (line: 'line' | 'control' | 'danger' = 'line'): StyleRule => ({
  border: `1px solid ${vars.color[line]}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

export function cluster(gap: Gap, alignItems?: 'center'): StyleRule {
  return {
    display: 'flex',
    flexWrap: 'wrap',
    ...(alignItems && { alignItems }),
    gap: vars.space[gap],
  };
}

/** Of the page's content. */
const edge = `max(${vars.space.gutter}, (100% - ${vars.width.page}) / 2)`;
const corner = { content: '', position: 'absolute', zIndex: -1, fontSize: '0.6rem' } as const;
const large = { fontSize: '1rem' };

/**
 * For a page of the assessment with a single message: where there is room beside or below it, the steps of
 * the mark rise from the footer.
 */
export const stepsInCorner = {
  position: 'relative',
  isolation: 'isolate',
  flex: 'auto',
  '@media': {
    [`${media.wide} and (min-height: 40em), ${media.medium} and (min-height: 60em)`]: {
      '::before': {
        ...corner,
        insetBlockEnd: '18.75em',
        insetInlineEnd: `calc(${edge} + 1.35em)`,
        width: '3.3em',
        height: '3.3em',
        borderRadius: '50%',
        background: vars.color.accent,
      },
      '::after': {
        ...corner,
        insetBlockEnd: 0,
        insetInlineEnd: edge,
        width: '24em',
        height: '18em',
        background: vars.color.inverse,
        clipPath:
          'polygon(0 100%, 0 75%, 25% 75%, 25% 50%, 50% 50%, 50% 25%, 75% 25%, 75% 0, 100% 0, 100% 100%)',
      },
    },
    [media.wide]: { '::before': large, '::after': large },
    // It would be invisible, and cover the line of the footer.
    [media.forced]: { '::before': { content: 'none' }, '::after': { content: 'none' } },
  },
} satisfies StyleRule;

/** Used with the corner: one step is missing, and the dot lies in the gap. */
export const brokenInCorner = {
  selectors: {
    '&&::before': { insetBlockEnd: 0, insetInlineEnd: `calc(${edge} + 13.35em)` },
    '&&::after': {
      clipPath:
        'polygon(0 100%, 0 75%, 25% 75%, 25% 100%, 50% 100%, 50% 25%, 75% 25%, 75% 0, 100% 0, 100% 100%)',
    },
  },
} satisfies StyleRule;

/** On one line, cut short where it does not fit. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;
