/** The contrast that WCAG requires of text. */
export const TEXT_CONTRAST = 4.5;
/** The contrast that WCAG requires of graphics. */
export const GRAPHIC_CONTRAST = 3;

export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
}

/** The color with inverted lightness and the same hue, as some mail programs show light colors. */
export function inverted(hex: string): string {
  const values = channels(hex);
  // Lightness is half the sum of the largest and smallest channel, so both move by the same amount.
  const shift = 1 - (Math.max(...values) + Math.min(...values));
  return `#${values
    .map((value) =>
      Math.round((value + shift) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
