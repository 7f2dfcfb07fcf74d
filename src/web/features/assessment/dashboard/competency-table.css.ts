import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { hues } from '#web/theme/tokens.ts';

export const details = style({ marginBlockStart: vars.space[3] });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  minHeight: '2.75rem',
  listStyle: 'none',
  color: vars.color.accentText,
  fontSize: vars.size.small,
  fontWeight: 600,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  transition: `transform ${vars.motion.quick}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const table = style({
  width: '100%',
  fontSize: vars.size.small,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
});
export const caption = style({ position: 'absolute' });

const line = { borderBlockEnd: `1px solid ${vars.color.line}` };
globalStyle(`${table} :is(th, td)`, { paddingBlock: vars.space[2], textAlign: 'center', ...line });
globalStyle(`${table} thead th`, {
  color: vars.color.muted,
  fontSize: vars.size.tiny,
  verticalAlign: 'bottom',
});
globalStyle(`${table} th:first-child`, {
  paddingInline: `0 ${vars.space[3]}`,
  textAlign: 'start',
});
globalStyle(`${table} tbody th`, { fontWeight: 400 });
globalStyle(`${table} :is(th, td):nth-child(n + 2)`, { width: '3rem' });
globalStyle(`${table} :is(th, td):last-child`, {
  width: '4.5rem',
  paddingInlineEnd: 0,
  textAlign: 'end',
});
globalStyle(`${table} tbody tr:last-child > *`, { borderBlockEnd: 0 });
globalStyle(`${table} abbr`, { textDecoration: 'none' });

export const average = style({ fontWeight: 600 });

const chip = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.875rem',
  height: '1.875rem',
  borderRadius: vars.radius.small,
  fontWeight: 600,
  printColorAdjust: 'exact',
});
export const chips = styleVariants(hues, (_hue, name) => [
  chip,
  { background: vars.hue[name].soft, color: vars.hue[name].ink },
]);
