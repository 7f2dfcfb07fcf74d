import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { fonts, paperMargins } from './tokens.ts';

const { size, space } = vars;
const { top, side, foot } = paperMargins;

/** Of all that is printed. Where a browser supports it, the page's number is in the foot. */
globalStyle('@page', {
  margin: `${top}mm ${side}mm ${foot}mm`,
  '@bottom-right': {
    content: "counter(page) ' / ' counter(pages)",
    font: `8pt ${fonts.text}`,
  },
} as GlobalStyleRule);
/** A page without a number. */
globalStyle('@page cover', { '@bottom-right': { content: 'none' } } as GlobalStyleRule);

/** Letters and spaces are small on paper. */
globalStyle('html:root', {
  '@media': {
    print: {
      fontSize: '9pt',
      vars: {
        [size.tiny]: '0.85rem',
        [size.small]: '0.9rem',
        [size.base]: '1rem',
        [size.lead]: '1rem',
        [size.h4]: '1.05rem',
        [size.h3]: '1.2rem',
        [size.h2]: '1.6rem',
        [size.h1]: '2.5rem',
        [size.display]: '3.2rem',
        [space[1]]: '0.1rem',
        [space[2]]: '0.2rem',
        [space[3]]: '0.3rem',
        [space[4]]: '0.45rem',
        [space[5]]: '0.7rem',
        [space[6]]: '0.9rem',
        [space[7]]: '1.1rem',
        [space[8]]: '1.3rem',
        [space.gutter]: '1pt',
        [space.band]: '2rem',
      },
    },
  },
});
