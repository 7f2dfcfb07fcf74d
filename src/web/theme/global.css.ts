import { globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { palette } from './tokens.ts';

const base = globalLayer('base');

/** In a separate layer, so that any class wins over it regardless of the order of the files. */
const rule = (selector: string, style: GlobalStyleRule) => {
  globalStyle(selector, { '@layer': { [base]: style } });
};

rule('*, *::before, *::after', { boxSizing: 'border-box' });
// A long word breaks instead of widening its column.
rule('*', { margin: 0, gridAutoColumns: 'minmax(0, 1fr)' });

rule('html', {
  // Chrome’s automatic dark theme would hide the drawings; without `only` it does not ask.
  colorScheme: 'only light',
  background: vars.color.ground,
  textSizeAdjust: '100%',
  scrollPaddingTop: `calc(${vars.layout.headerHeight} + ${vars.space[4]})`,
  scrollPaddingBottom: `calc(${vars.layout.fixedBarHeight} + ${vars.space[4]})`,
  '@media': { [media.low]: { scrollPaddingBlock: vars.space[4] } },
});

rule('html:has(dialog:modal)', { overflow: 'hidden' });

rule('body', {
  minHeight: '100dvh',
  background: vars.color.ground,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.size.base,
  lineHeight: 1.6,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});

// On a short page the footer is at the end of the window, and the last band reaches down to it.
rule('#app:has(> footer), #app:has(> footer) > main', {
  '@media': { screen: { display: 'flex', flexDirection: 'column' } },
});
rule('#app:has(> footer)', { '@media': { screen: { minHeight: '100dvh' } } });
rule('#app > main, #app > main > section:last-child', { '@media': { screen: { flex: 'auto' } } });

rule('h1, h2, h3, h4', {
  fontFamily: vars.font.display,
  fontWeight: 500,
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});
rule('h1', { fontSize: vars.size.h1 });
rule('h2', { fontSize: vars.size.h2 });
rule('h3', { fontSize: vars.size.h3 });
rule('h4', { fontSize: vars.size.h4 });
rule('p, li, dd', { textWrap: 'pretty' });
// A long word breaks instead of widening what it is beside.
rule('h1, h2, h3, h4, p, li, dt, dd', { overflowWrap: 'anywhere' });
rule('button, th, td', { overflowWrap: 'break-word' });
rule('strong, b, th', { fontWeight: 600 });

// Browsers give a list within a list other marks.
rule('ul', { listStyleType: 'disc' });
rule('li::marker', { color: vars.color.accent });
rule('ul[role="list"], ol[role="list"]', { listStyle: 'none', padding: 0 });
rule('img, svg, video, iframe', { display: 'block', maxWidth: '100%' });
rule('svg[aria-hidden]', { flex: 'none' });
// A contrast theme dims only what is disabled for the browser, too.
rule('[aria-disabled="true"], button:disabled, input[readonly]', {
  '@media': {
    [media.forced]: { borderColor: 'GrayText !important', color: 'GrayText !important' },
  },
});
// A contrast theme does not replace the color of an SVG element.
rule('svg', { '@media': { [media.forced]: { color: 'inherit !important' } } });
// A contrast theme does not color the rules of a table by itself.
rule('th, td', { '@media': { [media.forced]: { borderColor: 'CanvasText !important' } } });
rule('img, video', { height: 'auto' });
rule('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
rule('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
rule('textarea', { resize: 'vertical' });
rule('fieldset', { border: 0, padding: 0, minWidth: 0 });
rule('legend', { padding: 0 });
rule('table', { borderCollapse: 'collapse' });
rule('hr', { border: 0, borderTop: `1px solid ${vars.color.line}` });
rule('a', { color: 'inherit', textUnderlineOffset: '0.18em' });
rule('summary', { cursor: 'pointer' });
rule('[hidden]:not([hidden="until-found"])', { display: 'none' });

rule(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '3px',
});
rule('[tabindex="-1"]:focus', { outline: 'none' });
rule('::selection', { background: palette.apricot, color: palette.ink });

rule('*, *::before, *::after, ::backdrop', {
  '@media': {
    [media.still]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Even the shortest duration makes every inherited change, such as a text size, start a
      // transition in each nested element, one after the other.
      transitionProperty: 'none !important',
    },
  },
});

rule('html, body', { '@media': { print: { background: 'white' } } });
rule('body', { '@media': { print: { lineHeight: 1.35 } } });
rule('[data-print="hide"], dialog', { '@media': { print: { display: 'none !important' } } });
rule('h1, h2, h3, h4, summary', { '@media': { print: { breakAfter: 'avoid' } } });
rule('li, tr, figure, article', { '@media': { print: { breakInside: 'avoid' } } });

globalStyle(':root:has([data-fixed-bar])', {
  '@media': {
    [media.tall]: { vars: { [vars.layout.fixedBarHeight]: '5rem' } },
  },
});
