import { createGlobalThemeContract } from '@vanilla-extract/css';
import { fonts, hues, paperColors, radii, sizes, space, widths } from './tokens.ts';

const names = {
  color: paperColors,
  hue: hues,
  font: fonts,
  size: sizes,
  space,
  width: widths,
  radius: radii,
  /** Heights of the bars that stay on screen; the component that renders one sets it. */
  layout: { headerHeight: '', fixedBarHeight: '' },
  motion: { quick: '', calm: '', ease: '' },
};

const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every component styles itself from these and nothing else. */
export const vars = createGlobalThemeContract(names, (_value, path) =>
  (path[0] === 'layout' ? path.slice(1) : path).map(kebab).join('-'),
);
