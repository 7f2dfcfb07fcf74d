import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

const base = style({ marginInline: 'auto', paddingInline: vars.space.gutter, width: '100%' });

const upTo = (width: string) => [base, { maxWidth: `calc(${width} + 2 * ${vars.space.gutter})` }];

export const container = styleVariants({
  page: upTo(vars.width.page),
  narrow: upTo(vars.width.narrow),
  text: upTo(vars.width.text),
});
