const breakpoints = { small: 600, medium: 768, large: 1024, wide: 1280 } as const;

const from = (pixels: number) => `screen and (min-width: ${String(pixels / 16)}em)`;

export const media = {
  /** Narrower than `small`. */
  phone: 'screen and (max-width: 37.49em)',
  small: from(breakpoints.small),
  medium: from(breakpoints.medium),
  belowMedium: 'screen and (max-width: 47.99em)',
  /** From `medium` to below `large`. */
  tablet: 'screen and (min-width: 48em) and (max-width: 63.99em)',
  belowLarge: 'screen and (max-width: 63.99em)',
  large: from(breakpoints.large),
  wide: from(breakpoints.wide),
  hover: '(hover: hover) and (pointer: fine)',
  /** Too low for bars that stay in view, such as a phone held sideways. */
  low: 'screen and (max-height: 31.24em)',
  tall: 'screen and (min-height: 31.25em)',
  forced: 'screen and (forced-colors: active)',
  motion: '(prefers-reduced-motion: no-preference)',
  still: '(prefers-reduced-motion: reduce)',
  print: 'print',
} as const;
