import type { ReactNode, SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Edge length in pixels, or any CSS length; 1.2 times the text by default. */
  size?: number | string;
}

/** Line icons on a grid of 24, decorative: what they mean is said by the text beside them. */
function icon(drawing: ReactNode, moves?: 'forth' | 'back') {
  return function Icon({ size = '1.2em', style, ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        focusable={false}
        data-moves={moves}
        {...rest}
        style={{ width: size, height: size, flex: 'none', ...style }}
      />
    );
  };
}
