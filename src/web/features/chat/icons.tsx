import { icon } from '../../ui/icons.tsx';

export const TrashIcon = /* @__PURE__ */ icon(
  'M4.5 7h15M9.5 7V4.5h5V7m-8 0 .9 11.6a1.5 1.5 0 0 0 1.5 1.4h6.2a1.5 1.5 0 0 0 1.5-1.4L17.5 7M10.2 11v5m3.6-5v5',
);
export const SendIcon = /* @__PURE__ */ icon('M20 4 3.5 10.5l6.5 3.5L13.5 20.5 20 4Zm-10 10 4-4');
