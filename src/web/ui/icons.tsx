import type { SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'width' | 'height'> {
  /** Its width and height; 1.2 times the text by default. */
  size?: number | string;
}

/** A line icon on a grid of 24. Decorative: the text beside it says what it means. */
export function icon(d: string, moves?: 'forth' | 'back') {
  return function Icon({ size = '1.2em', ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        data-moves={moves}
        {...rest}
      >
        <path d={d} />
      </svg>
    );
  };
}

export const ArrowRightIcon = /* @__PURE__ */ icon('M4.5 12h15m-6-6 6 6-6 6', 'forth');
export const ArrowLeftIcon = /* @__PURE__ */ icon('M19.5 12h-15m6-6-6 6 6 6', 'back');
export const ArrowUpRightIcon = /* @__PURE__ */ icon('M7 17 17 7m-8.5 0H17v8.5');
export const CheckIcon = /* @__PURE__ */ icon('m5 12.8 4.6 4.7L19 7');
export const CloseIcon = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18');
export const MenuIcon = /* @__PURE__ */ icon('M4 7.5h16M4 16.5h16');
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14');
export const PrintIcon = /* @__PURE__ */ icon(
  'M7.5 8V4h9v4M7.5 17H5.5A1.5 1.5 0 0 1 4 15.5v-6A1.5 1.5 0 0 1 5.5 8h13A1.5 1.5 0 0 1 20 9.5v6a1.5 1.5 0 0 1-1.5 1.5h-2m-9-3h9v6h-9Z',
);
