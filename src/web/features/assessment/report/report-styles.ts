import { palette } from '#web/theme/tokens.ts';

/** Fonts that every system has: the document stands alone, so none is loaded. */
const SERIF = "Georgia, Gelasio, 'Times New Roman', 'Liberation Serif', serif";
const SANS = "'Helvetica Neue', Arial, 'Liberation Sans', sans-serif";

/** Fits A4 and Letter: nothing has a fixed width beyond that of the chart. */
export const reportStyles = `
@page { margin: 16mm 16mm 18mm; }
* { box-sizing: border-box; margin: 0; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { max-width: 180mm; margin: 0 auto; color: ${palette.ink}; background: white; font: 10.5pt/1.5 ${SANS}; }
@media screen { body { padding: 12mm 5mm; } }
h1, h2 { font-family: ${SERIF}; font-weight: 400; line-height: 1.2; break-after: avoid; }
h1 { font-size: 26pt; letter-spacing: -0.01em; }
h2 { font-size: 15pt; }
p, li { orphans: 3; widows: 3; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 400; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
svg { display: block; max-width: 100%; }
.muted { color: ${palette.inkMuted}; font-size: 9pt; }
.brand { margin-bottom: 5mm; padding-bottom: 2.5mm; border-bottom: 2pt solid ${palette.accent}; font: 12pt ${SERIF}; }
header .muted { margin-top: 1.5mm; }
.summary { display: flex; margin-top: 7mm; padding: 5mm 6mm; border-radius: 2mm; background: ${palette.ink}; color: ${palette.sage}; break-inside: avoid; }
.summary p { display: grid; grid-template-columns: auto 1fr; column-gap: 4mm; align-content: center; flex: 1; font-size: 9pt; line-height: 1.4; }
.summary b { align-self: end; color: white; font-size: 10.5pt; }
.summary br { display: none; }
.summary .figure { grid-row: span 2; color: white; font: 30pt/1 ${SERIF}; }
.overview { margin-top: 8mm; break-inside: avoid; }
.columns { display: grid; grid-template-columns: 88mm 1fr; gap: 5mm; align-items: center; margin: 2mm 0; }
.radar { width: 88mm; height: auto; }
.radar text { fill: ${palette.ink}; font: bold 12px ${SANS}; }
.columns th, .columns .number { padding: 1.2mm 0; }
.columns th { font-size: 9.5pt; line-height: 1.25; }
.columns .bar { width: 26mm; padding: 0 3mm 0 2mm; }
.columns .bar svg { width: 100%; height: 1.8mm; }
.number { text-align: right; font-weight: 700; }
.area { margin-top: 10mm; break-inside: avoid; }
.intro { display: grid; grid-template-columns: 1fr auto; align-items: baseline; gap: 0.5mm 6mm; break-after: avoid; }
.intro .muted, .score { text-align: right; }
.area h2 { display: flex; align-items: center; gap: 2.5mm; }
.dot { width: 3mm; height: 3mm; flex: none; }
.score { font: 18pt/1 ${SERIF}; }
.ratings { margin-top: 2.5mm; font-size: 9.5pt; }
.ratings th, .ratings td { padding: 1.3mm 0; border-bottom: 0.5pt solid ${palette.line}; }
.ratings thead th { border-bottom: 1pt solid ${palette.control}; color: ${palette.inkMuted}; font-size: 8.5pt; }
.ratings td, .ratings thead th:nth-child(n + 2) { width: 22mm; text-align: right; }
.next { margin-top: 10mm; padding: 5mm 6mm; border: 1pt solid ${palette.ink}; border-radius: 2mm; break-inside: avoid; }
.next ol { margin-top: 2mm; padding-left: 5mm; }
.next li + li { margin-top: 1mm; }
`;
