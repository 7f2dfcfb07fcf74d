import type { ReactNode } from 'react';
import { siteName } from '#content/site.ts';
import { PrintedDocument } from '#web/lib/print-document.tsx';
import { hues, palette, ratingHues } from '#web/theme/tokens.ts';

interface PrintedPageProps {
  title: string;
  /** The layout of its pages. */
  kind: 'report' | 'leaflet';
  children: ReactNode;
}

export function PrintedPage({ title, kind, children }: PrintedPageProps) {
  // The title becomes the name of the PDF.
  const fileName = kind === 'report' ? title : `${title} - ${siteName}`;
  return (
    <PrintedDocument title={fileName} styles={reportStyles} className={kind}>
      {children}
    </PrintedDocument>
  );
}

/** The title below the practice's name, with the visitor's name if it was given. */
export function PrintedTitle({ title, name }: { title: string; name: string | null }) {
  return (
    <>
      <p className="brand">{siteName}</p>
      <h1>{title}</h1>
      {name !== null && <p className="name">{name}</p>}
    </>
  );
}

interface PrintedPartProps {
  heading: 'h2' | 'h3';
  title: string | undefined;
  lead?: ReactNode;
  children: ReactNode;
}

/** A part below the document's title. */
export function PrintedPart({ heading: Heading, title, lead, children }: PrintedPartProps) {
  return (
    <section className="compared">
      <Heading>{title}</Heading>
      {lead !== undefined && <p className="muted">{lead}</p>}
      {children}
    </section>
  );
}

/** A part of the report, with its entry in the table of contents. */
export interface ReportPart {
  id: string;
  title: string;
  /** With its heading and its id. */
  content: ReactNode;
}

export const part = (
  id: string,
  title: string,
  children: ReactNode,
  className = id,
): ReportPart => ({
  id,
  title,
  content: (
    <section className={className} id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  ),
});

/** System fonts until the site's typefaces are added to the open document. */
const SERIF = "Fraunces, Georgia, Gelasio, 'Times New Roman', 'Liberation Serif', serif";
const SANS = "Inter, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif";

const levels = ratingHues
  .map((name) => `.level.${name} { background: ${hues[name].soft}; color: ${hues[name].ink}; }`)
  .join('\n');

/** All lengths depend on the text size: small on paper (A4 or Letter), larger on a screen. */
export const reportStyles = `
@page { margin: 11mm 16mm 12mm; @bottom-right { content: counter(page) ' / ' counter(pages); color: ${palette.inkMuted}; font: 8pt ${SANS}; } }
@page cover { @bottom-right { content: none; } }
* { box-sizing: border-box; margin: 0; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
html { font-size: 9pt; }
body { max-width: 54rem; margin: 0 auto; color: ${palette.ink}; background: white; font: 1rem/1.4 ${SANS}; font-synthesis: none; overflow-wrap: break-word; }
h1, h2, h3, h4 { line-height: 1.2; break-after: avoid; }
h1, h2 { font-family: ${SERIF}; font-weight: 500; letter-spacing: -0.015em; }
h1 { font-size: 2.5rem; }
h2 { font-size: 1.6rem; }
h3, h4 { font-size: 1rem; font-weight: 600; }
b, th, .number, .strong { font-weight: 600; }
p, li, dt { orphans: 3; widows: 3; text-wrap: pretty; }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; }
td, .number, .score { font-variant-numeric: tabular-nums; }
svg { display: block; max-width: 100%; }
dd { margin: 0; }
ol, ul { padding-left: 1.4em; }
li + li { margin-top: 0.2rem; }
a { color: ${palette.accentDeep}; overflow-wrap: anywhere; }
.muted { color: ${palette.inkMuted}; font-size: 0.9rem; font-weight: 400; }
.label { color: ${palette.accentDeep}; font-size: 0.9rem; font-weight: 600; break-after: avoid; }
.brand { margin-bottom: 1rem; padding-bottom: 0.6rem; border-bottom: 2pt solid ${palette.accent}; font: 500 1.25rem ${SERIF}; }
header .muted { margin-top: 0.4rem; }
.name { margin-top: 0.8rem; font: 500 1.6rem/1.25 ${SERIF}; }
.cover { page: cover; }
.cover h1 { margin-top: 11rem; font-size: 3.4rem; text-wrap: balance; }
.cover .summary { margin-top: 3.5rem; }
.contents { margin-top: 3.5rem; }
.contents h2 { font-size: 1.35rem; }
.contents ol { margin-top: 0.6rem; padding: 0; list-style: none; counter-reset: part; border-top: 0.5pt solid ${palette.line}; }
.contents li { display: flex; gap: 0.9rem; margin: 0; padding: 0.42rem 0; border-bottom: 0.5pt solid ${palette.line}; counter-increment: part; }
.contents li::before, .report main h2::before { content: counter(part); color: ${palette.accentDeep}; font-variant-numeric: tabular-nums; }
.contents li::before { min-width: 1.4em; font-weight: 600; }
.contents a { color: inherit; text-decoration: none; }
.report main { counter-reset: part; }
.report main h2 { counter-increment: part; }
.report main h2::before { margin-right: 0.7rem; }
.meaning > * + * { margin-top: 0.7rem; }
.meaning h3 { margin-top: 1.2rem; }
.meaning dl { border-top: 0.5pt solid ${palette.line}; }
.meaning dl div { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 1.2rem; align-items: baseline; padding: 0.35rem 0; border-bottom: 0.5pt solid ${palette.line}; }
.meaning dt, .focus dt, .compared dt { font-weight: 600; }
.summary { display: flex; gap: 1rem 2rem; margin-top: 1.8rem; padding: 1.4rem 1.8rem; border-radius: 0.6rem; background: ${palette.ink}; color: ${palette.sage}; break-inside: avoid; }
.summary p { display: grid; grid-template-columns: auto 1fr; column-gap: 1rem; align-content: center; flex: 1; font-size: 0.95rem; line-height: 1.4; }
.summary b { align-self: end; color: white; font-size: 1.1rem; }
.summary br { display: none; }
.summary .figure { grid-row: span 2; color: white; font: 500 3.2rem/1 ${SERIF}; }
.overview, .ranking { margin-top: 1.8rem; break-inside: avoid; }
.columns { display: grid; grid-template-columns: minmax(0, 21rem) minmax(0, 1fr); gap: 2rem; align-items: center; margin: 0.6rem 0; }
.radar { display: block; width: 100%; max-width: 18.5rem; margin-inline: auto; font: 600 13px ${SANS}; }
.radar ~ p[hidden] { font-size: 0.9rem; }
.columns th, .columns td { padding: 0.45rem 0; line-height: 1.25; }
.columns th { font-weight: 400; }
.columns th:has(.dot) { padding-left: 1.3rem; }
.columns .dot { display: inline-block; margin: 0 0.5rem 0 -1.3rem; vertical-align: -0.05rem; }
.columns .bar { width: 30%; padding: 0 1rem; }
.columns .bar svg { width: 100%; height: 0.55rem; }
.ends, .close { display: grid; gap: 1rem 2.4rem; }
.ends { grid-template-columns: repeat(2, minmax(0, 1fr)); margin-top: 0.8rem; }
.ends > .said { margin-top: 0; }
.ends h3 + .muted { margin-top: 0.3rem; }
.ends table { margin-top: 0.4rem; }
.ends th, .ends td { padding: 0.45rem 0; border-top: 0.5pt solid ${palette.line}; vertical-align: baseline; line-height: 1.3; }
.ends table + .muted { padding-top: 0.45rem; border-top: 0.5pt solid ${palette.line}; }
.area { margin-top: 2rem; }
.areas { break-before: page; }
.own + .areas { margin-top: 1.6rem; break-before: auto; }
.areas > :first-child { margin-top: 0; }
.intro { display: grid; grid-template-columns: 1fr auto; align-items: baseline; gap: 0.2rem 1.5rem; padding-bottom: 0.7rem; border-bottom: 1pt solid ${palette.control}; break-inside: avoid; break-after: avoid; }
.number, .intro .muted, .score { text-align: right; }
.area h2 { display: flex; align-items: center; gap: 0.7rem; }
.area h2::before { margin: 0; }
.dot { width: 0.8rem; height: 0.8rem; flex: none; overflow: visible; }
.score { font: 500 1.8rem/1 ${SERIF}; }
.competency { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: baseline; gap: 0.1rem 1rem; padding: 0.55rem 0; border-bottom: 0.5pt solid ${palette.line}; break-inside: avoid; }
.competency dl { grid-column: 1 / -1; display: grid; gap: 0.2rem; }
.competency dl div { display: grid; grid-template-columns: minmax(0, 1fr) 11.5rem; gap: 1.2rem; align-items: baseline; line-height: 1.35; }
.level { display: inline-block; min-width: 1.5em; margin-right: 0.3em; border-radius: 0.25rem; text-align: center; font-weight: 600; }
${levels}
.notes { display: none; }
.card, .week, .next, .ends > * { break-inside: avoid; }
.cards { display: grid; gap: 0.8rem; margin-top: 0.6rem; }
.parts { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.6rem 2rem; }
.parts.in-2 { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.parts.in-3 { grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr); }
.card { padding: 0.8rem 1.4rem; border: 0.75pt solid ${palette.line}; border-radius: 0.6rem; }
.card h3, .week h3 { margin-top: 0.2rem; font: 500 1.3rem/1.2 ${SERIF}; }
.card > p:not(.label) { margin: 0.2rem 0 0.4rem; }
.card h4 { margin-bottom: 0.2rem; }
.week { margin-top: 1rem; }
.week > p { margin-top: 0.3rem; }
.week .parts { margin-top: 0.5rem; }
.week ol, .week ul { margin-top: 0.2rem; }
.close { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 1rem; margin-top: 1rem; break-inside: avoid; break-before: avoid; }
.next { padding: 0.8rem 1.4rem; border: 1pt solid ${palette.ink}; border-radius: 0.6rem; }
.next h2, .next h3 { font: 500 1.35rem/1.2 ${SERIF}; }
.next ol, .next p { margin-top: 0.4rem; }
.own { break-before: page; }
.own + .own { margin-top: 2rem; break-before: auto; }
.own > h2 + .muted { margin-top: 0.4rem; break-after: avoid; }
.focus { margin-top: 1.1rem; }
.focus h2, .compared h2 { font-size: 1.35rem; }
.focus h3, .compared h3 { font: 500 1.35rem/1.2 ${SERIF}; }
.focus dl { display: grid; grid-template-columns: calc(73% - 2rem) minmax(0, 1fr); gap: 0.4rem 2rem; margin-top: 0.3rem; break-inside: avoid; break-after: avoid; }
.focus dt, .actions thead th, .changes thead th { color: ${palette.inkMuted}; font-size: 0.9rem; }
.actions { margin-top: 0.5rem; table-layout: fixed; }
.actions tr, .changes tr { break-inside: avoid; }
.actions th, .actions td { padding: 0.25rem 1rem 0.25rem 0; border-bottom: 0.5pt solid ${palette.line}; vertical-align: top; line-height: 1.3; overflow-wrap: anywhere; }
.actions thead th, .changes thead th { border-bottom: 1pt solid ${palette.control}; vertical-align: bottom; }
.actions th:nth-child(1) { width: 14%; }
.actions th:nth-child(2) { width: 7%; }
.actions th:nth-child(3) { width: 52%; }
.actions td { white-space: pre-line; }
.actions th { white-space: nowrap; }
.actions td:last-child { padding-right: 0; }
.box { width: 1.5rem; height: 1.5rem; fill: none; stroke: ${palette.ink}; stroke-width: 1.2; }
.line { display: block; height: 1.75rem; border-bottom: 0.5pt solid ${palette.control}; }
.verdict { margin-top: 0.8rem; font-size: 1.15rem; break-after: avoid; }
.compared { margin-top: 1.6rem; }
.compared > .muted { margin-top: 0.2rem; break-after: avoid; }
.compared > div + div { margin-top: 1.1rem; }
.compared > div > ul { margin-top: 0.3rem; }
.compared .columns { grid-template-columns: minmax(0, 20rem) minmax(min-content, 1fr); break-inside: avoid; }
.compared .radar { max-width: 14.5rem; font-size: 14.5px; }
.compared dl { break-inside: avoid; }
.changes + dl { margin-top: 0.9rem; }
.changes + dl dt { font: 500 1.15rem/1.3 ${SERIF}; }
.compared .columns p { margin-top: 0.6rem; }
.changes { margin-top: 0.5rem; }
.changes th, .changes td { padding: 0.2rem 0.8rem 0.2rem 0; border-bottom: 0.5pt solid ${palette.line}; vertical-align: baseline; line-height: 1.3; }
.changes .number { padding-right: 0; padding-left: 0.8rem; white-space: nowrap; }
@media (min-width: 40rem) { .columns .changes th { white-space: nowrap; } }
.changes .of { white-space: nowrap; }
.changes .steady .number:last-child { font-weight: 400; }
.compared dl div { padding: 0.3rem 0; }
.groups { table-layout: fixed; break-inside: avoid; }
.groups + .groups { margin-top: 1.2rem; }
.groups th:first-child { width: 32%; }
.groups th:nth-child(2) { width: 7%; }
.groups .number { padding-left: 0.4rem; white-space: normal; }
.columns span { display: flex; align-items: center; gap: 0.5rem; }
.columns span svg { flex: none; }
.rows { margin-block: 0.4rem; padding: 0; list-style: none; border-top: 0.5pt solid ${palette.line}; }
.rows:empty { display: none; }
.rows li, .verdicts { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.2rem; }
.rows li { margin: 0; padding: 0.35rem 0; border-bottom: 0.5pt solid ${palette.line}; break-inside: avoid; }
.said { margin-top: 0.8rem; }
.said h3 { font: 600 1rem/1.2 ${SANS}; }
.said ul { margin-top: 0.3rem; }
.said li { white-space: pre-line; break-inside: avoid; }
@media print {
  /* A border at the very edge of a page would be cut off. */
  body { max-width: none; padding-inline: 1pt; }
  /* The page of the suggestions is as high as a page of Letter, which is lower than A4. */
  .one-page { display: flex; flex-direction: column; min-height: 250mm; break-before: page; }
  /* After a plan and a comparison, closer lines save the last page. */
  .own + .areas .area + .area { margin-top: 1.6rem; }
  .own + .areas .intro { padding-bottom: 0.5rem; }
  .own + .areas .competency { padding: 0.4rem 0; }
  .own + .areas .competency dl { gap: 0.1rem; }
  .notes { display: block; flex: 1 1 0; margin-top: 1.2rem; overflow: hidden; container-type: size; }
  .rows li > div { display: flex; flex: 1; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
  .rows div > :nth-child(2) { order: 1; flex-basis: 100%; }
  @container (max-height: 6rem) { .notes div { display: none; } }
}
@media screen {
  html { font-size: 100%; }
  body { padding: 2rem 1.25rem 3rem; }
  .cover { margin-bottom: 3rem; }
  .report main > * + * { margin-top: 3.5rem; }
  .overview .columns { grid-template-columns: minmax(0, 21.5rem) minmax(0, 1fr); gap: 1.5rem; }
  .actions th:nth-child(1) { width: 16%; }
  .actions th:nth-child(3) { width: 50%; }
  .compared .columns { grid-template-columns: minmax(0, 1fr); }
  .compared .columns > :first-child { display: grid; grid-template-columns: minmax(0, 26rem) auto; align-items: center; gap: 2rem; }
}
@media (forced-colors: active) {
  .summary, .level { border: 1px solid; }
  .radar { --radar-ground: Canvas; }
  .box, .columns .bar rect { stroke: CanvasText; }
  .columns .bar rect { fill: Canvas; }
  .columns .bar rect + rect { fill: CanvasText; }
  .columns .bar svg { overflow: visible; }
}
@media screen and (max-width: 44rem) {
  h1 { font-size: 2rem; }
  .columns[class], .compared .columns > :first-child, .ends, .close, .parts[class], .focus dl, .competency dl div, .meaning dl div { grid-template-columns: minmax(0, 1fr); }
  .columns .bar { width: 20%; padding: 0 0.6rem; }
  .ends, .parts[class] { gap: 1.6rem; }
  .competency dl { gap: 0.7rem; }
  .competency dl div { gap: 0.2rem; }
  .intro > p:not(.score) { grid-column: 1 / -1; text-align: left; }
  .ends .muted { font-size: 1rem; }
  .area h2 { align-items: baseline; gap: 0.5rem; font-size: 1.35rem; }
  h2 { text-wrap: balance; }
  .summary { flex-direction: column; }
  .meaning dl div { gap: 0.2rem; }
  .cover h1 { margin-top: 2rem; font-size: 2.2rem; }
  .changes .of { display: none; }
  .actions thead { display: none; }
  .actions tr { display: grid; grid-template-columns: 2.2rem minmax(0, 1fr); padding: 0.4rem 0 1rem; border-bottom: 0.5pt solid ${palette.line}; }
  .actions tr > :nth-child(n) { grid-column: 2; width: auto; padding: 0; border: 0; }
  .actions tr > :nth-child(2) { grid-area: 1 / 1 / span 3; }
  .actions td[data-title]::before { content: attr(data-title); display: block; margin-top: 0.4rem; color: ${palette.inkMuted}; font-size: 0.9rem; }
  /* The columns of all three tables line up. */
  .changes { table-layout: fixed; font-size: 0.875rem; }
  .changes thead th { font-size: 0.8125rem; }
  .changes thead th:first-child { width: calc(100% - 12.2rem); }
  .changes th:first-child { padding-right: 0.3rem; font-size: 0.8125rem; }
  .changes .number { width: 3.6rem; padding-left: 0.35rem; }
  .changes .number:last-child { width: 5rem; font-size: 0.8125rem; }
  .groups, .groups thead, .groups tbody, .groups tr { display: block; }
  .groups thead .number { display: none; }
  .groups tbody tr { padding: 0.4rem 0; border-bottom: 0.5pt solid ${palette.line}; }
  .groups tbody tr > * { display: flex; gap: 0.4rem; padding: 0; border: 0; }
  .groups td::before { content: attr(data-term); flex: 1; order: -2; font-weight: 400; text-align: left; }
  .groups td > .muted { order: -1; }
  .groups th:first-child { display: block; width: auto; }
  .changes th.number { white-space: normal; }
  .summary .figure { min-width: 4.5rem; }
}
/* The narrowest phones, and every phone at 200%. */
@media screen and (max-width: 22rem) {
  body { padding: 1rem 0.75rem 2rem; hyphens: auto; }
  h1, .cover h1 { font-size: 1.5rem; }
  h2 { font-size: 1.25rem; }
  .area h2 { font-size: 1.0625rem; }
  .card, .summary, .next { padding: 0.75rem; }
  .next ol { padding-left: 1.2em; }
  h2, .contents li { text-wrap: wrap; }
  .summary p, .summary b, .summary .figure, .intro, .competency { display: block; }
  .changes, .changes tbody { display: block; }
  .changes thead, .columns .bar svg { display: none; }
  .changes tr { display: flex; flex-wrap: wrap; column-gap: 0.4rem; border-bottom: 0.5pt solid ${palette.line}; }
  .changes tr > :first-child { flex: 0 0 100%; padding-bottom: 0; }
  .changes tr > :nth-child(n) { width: auto; padding-left: 0; padding-right: 0; border: 0; white-space: normal; }
  .changes .number + .number:not(:last-child)::before { content: '→ '; }
  .columns .bar { padding: 0 0.2rem; }
  /* Into the space of the names, which are below it. */
  .radar text { display: none; }
  .radar ~ p[hidden] { display: block; }
}
`;
