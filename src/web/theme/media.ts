const breakpoints = { small: 600, medium: 768, large: 1024, wide: 1280 } as const;

const from = (pixels: number) => `screen and (min-width: ${String(pixels / 16)}em)`;

export const media = {
  small: from(breakpoints.small),
  medium: from(breakpoints.medium),
  large: from(breakpoints.large),
  wide: from(breakpoints.wide),
  hover: '(hover: hover) and (pointer: fine)',
  motion: '(prefers-reduced-motion: no-preference)',
  still: '(prefers-reduced-motion: reduce)',
  print: 'print',
} as const;
