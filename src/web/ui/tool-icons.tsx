import { icon } from './icons.tsx';

/*
 * The icons of the assessment and the chat. A separate file, so that the pages of the site do not load
 * them.
 */

export const ChevronDownIcon = /* @__PURE__ */ icon('m6 9.5 6 6 6-6');
export const CalendarIcon = /* @__PURE__ */ icon(
  'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5ZM4 10h16M8.5 3.5v4m7-4v4M9 14.5l2 2 4-4',
);
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11m-5-4.5 5 5 5-5M4.5 19.5h15');
export const SearchIcon = /* @__PURE__ */ icon(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7 4.7 4.7',
);
export const LockIcon = /* @__PURE__ */ icon(
  'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v6.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5V12a1.5 1.5 0 0 1 1.5-1.5Zm1.5 0V8a4 4 0 1 1 8 0v2.5m-4 3.7v2.1',
);
export const AlertIcon = /* @__PURE__ */ icon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-13v5.2m0 3.5v.1',
);
export const TrashIcon = /* @__PURE__ */ icon(
  'M4.5 7h15M9.5 7V4.5h5V7m-8 0 .9 11.6a1.5 1.5 0 0 0 1.5 1.4h6.2a1.5 1.5 0 0 0 1.5-1.4L17.5 7M10.2 11v5m3.6-5v5',
);
export const SendIcon = /* @__PURE__ */ icon('M20 4 3.5 10.5l6.5 3.5L13.5 20.5 20 4Zm-10 10 4-4');
