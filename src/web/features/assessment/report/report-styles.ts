import { hues, palette, ratingHues } from '#web/theme/tokens.ts';

/** The site's typefaces are set in when the document is there; until then, what systems have. */
const SERIF = "Fraunces, Georgia, Gelasio, 'Times New Roman', 'Liberation Serif', serif";
const SANS = "Inter, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif";

const levels = ratingHues
  .map((name) => `.level.${name} { background: ${hues[name].soft}; color: ${hues[name].ink}; }`)
  .join('\n');

/** All lengths go by the size of the text: small on paper, A4 or Letter, and larger on a screen. */
export const reportStyles = `
@page { margin: 13mm 16mm; }
* { box-sizing: border-box; margin: 0; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
html { font-size: 9pt; }
body { max-width: 54rem; margin: 0 auto; color: ${palette.ink}; background: white; font: 1rem/1.42 ${SANS}; font-synthesis: none; overflow-wrap: break-word; }
h1, h2, h3, h4 { line-height: 1.2; break-after: avoid; }
h1, h2 { font-family: ${SERIF}; font-weight: 500; letter-spacing: -0.015em; }
h1 { font-size: 2.5rem; }
h2 { font-size: 1.6rem; }
h3 { font-size: 1rem; font-weight: 600; }
h4 { font-size: 1rem; font-weight: 600; }
b, th, .number { font-weight: 600; }
p, li, dt { orphans: 3; widows: 3; text-wrap: pretty; }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; }
td, .number, .score { font-variant-numeric: tabular-nums; }
svg { display: block; max-width: 100%; }
dd { margin: 0; }
ol, ul { padding-left: 1.4em; }
li + li { margin-top: 0.3rem; }
a { color: ${palette.accentDeep}; overflow-wrap: anywhere; }
.muted { color: ${palette.inkMuted}; font-size: 0.9rem; font-weight: 400; }
.label { color: ${palette.accentDeep}; font-size: 0.9rem; font-weight: 600; break-after: avoid; }
.brand { margin-bottom: 1.4rem; padding-bottom: 0.6rem; border-bottom: 2pt solid ${palette.accent}; font: 500 1.25rem ${SERIF}; }
header .muted { margin-top: 0.4rem; }
.summary { display: flex; gap: 1rem 2rem; margin-top: 1.8rem; padding: 1.4rem 1.8rem; border-radius: 0.6rem; background: ${palette.ink}; color: ${palette.sage}; break-inside: avoid; }
.summary p { display: grid; grid-template-columns: auto 1fr; column-gap: 1rem; align-content: center; flex: 1; font-size: 0.95rem; line-height: 1.4; }
.summary b { align-self: end; color: white; font-size: 1.1rem; }
.summary br { display: none; }
.summary .figure { grid-row: span 2; color: white; font: 500 3.2rem/1 ${SERIF}; }
.overview, .ranking { margin-top: 1.8rem; break-inside: avoid; }
.columns { display: grid; grid-template-columns: minmax(0, 26rem) minmax(0, 1fr); gap: 2rem; align-items: center; margin: 0.6rem 0; }
.radar { width: 100%; height: auto; }
.radar text { fill: ${palette.ink}; font: 600 12px ${SANS}; }
.columns th, .columns td { padding: 0.45rem 0; line-height: 1.25; }
.columns th { font-weight: 400; }
.columns .bar { width: 30%; padding: 0 1rem; }
.columns .bar svg { width: 100%; height: 0.55rem; }
.number { text-align: right; }
.ends, .close { display: grid; gap: 1rem 2.4rem; }
.ends { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.ends { margin-top: 0.8rem; }
.ends h3 + .muted { margin-top: 0.3rem; }
.ends table { margin-top: 0.4rem; }
.ends th, .ends td { padding: 0.45rem 0; border-top: 0.5pt solid ${palette.line}; vertical-align: baseline; line-height: 1.3; }
.ends table + .muted { padding-top: 0.45rem; border-top: 0.5pt solid ${palette.line}; }
.area { margin-top: 2rem; }
.intro { display: grid; grid-template-columns: 1fr auto; align-items: baseline; gap: 0.2rem 1.5rem; padding-bottom: 0.7rem; border-bottom: 1pt solid ${palette.control}; break-inside: avoid; break-after: avoid; }
.intro .muted, .score { text-align: right; }
.area h2 { display: flex; align-items: center; gap: 0.7rem; }
.dot { width: 0.8rem; height: 0.8rem; flex: none; }
.score { font: 500 1.8rem/1 ${SERIF}; }
.competency { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.1rem 1rem; padding: 0.5rem 0; border-bottom: 0.5pt solid ${palette.line}; break-inside: avoid; }
.competency dl { grid-column: 1 / -1; display: grid; gap: 0.2rem; }
.competency dl div { display: grid; grid-template-columns: minmax(0, 1fr) 11.5rem; gap: 1.2rem; align-items: baseline; line-height: 1.35; }
.level { display: inline-block; min-width: 1.5em; margin-right: 0.3em; border-radius: 0.25rem; text-align: center; font-weight: 600; }
${levels}
.plan { margin-top: 2rem; }
.card, .week, .next, .whole { break-inside: avoid; }
.cards { display: grid; gap: 1rem; margin-top: 0.8rem; }
.parts { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.6rem 2rem; }
.parts.in-2 { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.parts.in-3 { grid-template-columns: repeat(3, minmax(0, 1fr)); }
.card { padding: 1.2rem 1.4rem; border: 0.75pt solid ${palette.line}; border-radius: 0.6rem; }
.card h3, .week h3 { margin-top: 0.2rem; font: 500 1.3rem/1.2 ${SERIF}; }
.card > p:not(.label) { margin: 0.3rem 0 0.6rem; }
.card h4 { margin-bottom: 0.2rem; }
.week { margin-top: 1.4rem; }
.week > p { margin-top: 0.3rem; }
.week .parts { margin-top: 0.8rem; }
.week ol, .week ul { margin-top: 0.3rem; }
.close { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 1rem; margin-top: 1.4rem; break-inside: avoid; }
.next { padding: 1.2rem 1.4rem; border: 1pt solid ${palette.ink}; border-radius: 0.6rem; }
.next h2 { font-size: 1.35rem; }
.next ol, .next p { margin-top: 0.5rem; }
@media screen {
  html { font-size: 100%; }
  body { padding: 2rem 1.25rem 3rem; }
}
@media screen and (max-width: 44rem) {
  h1 { font-size: 2rem; }
  .columns, .ends, .close, .parts[class], .competency dl div { grid-template-columns: minmax(0, 1fr); }
  .ends, .parts[class] { gap: 1.6rem; }
  .competency dl { gap: 0.7rem; }
  .competency dl div { gap: 0.2rem; }
  .intro > p:not(.score) { grid-column: 1 / -1; text-align: left; }
  .ends .muted { font-size: 1rem; }
  .summary { flex-direction: column; }
  .summary .figure { min-width: 4.5rem; }
}
`;
