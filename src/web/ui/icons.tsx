import type { SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'width' | 'height'> {
  /** Edge length; 1.2 times the text by default. */
  size?: number | string;
}

/** A line icon on a grid of 24. Decorative: what it means is said by the text beside it. */
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
export const CheckIcon = /* @__PURE__ */ icon('m5 12.8 4.6 4.7L19 7');
export const CloseIcon = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18');
export const MenuIcon = /* @__PURE__ */ icon('M4 7.5h16M4 16.5h16');
export const ChevronDownIcon = /* @__PURE__ */ icon('m6 9.5 6 6 6-6');
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14');
export const ExternalIcon = /* @__PURE__ */ icon(
  'M14 4.5h5.5V10m0-5.5-8.5 8.5M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4',
);
export const MailIcon = /* @__PURE__ */ icon(
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5Zm-1 1.5 8 6 8-6',
);
export const CalendarIcon = /* @__PURE__ */ icon(
  'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5ZM4 10h16M8.5 3.5v4m7-4v4M9 14.5l2 2 4-4',
);
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11m-5-4.5 5 5 5-5M4.5 19.5h15');
export const PrintIcon = /* @__PURE__ */ icon(
  'M7.5 8V4h9v4M7.5 17H5.5A1.5 1.5 0 0 1 4 15.5v-6A1.5 1.5 0 0 1 5.5 8h13A1.5 1.5 0 0 1 20 9.5v6a1.5 1.5 0 0 1-1.5 1.5h-2m-9-3h9v6h-9Z',
);
export const SearchIcon = /* @__PURE__ */ icon(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7 4.7 4.7',
);
export const LockIcon = /* @__PURE__ */ icon(
  'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v6.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5V12a1.5 1.5 0 0 1 1.5-1.5Zm1.5 0V8a4 4 0 1 1 8 0v2.5m-4 3.7v2.1',
);
export const AlertIcon = /* @__PURE__ */ icon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-13v5.2m0 3.5v.1',
);
export const InfoIcon = /* @__PURE__ */ icon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-9.2v5.2m0-8.7v-.1',
);
