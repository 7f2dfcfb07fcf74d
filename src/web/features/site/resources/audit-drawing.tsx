import { dashed, drawing, line, onSolid, solid, words } from './drawings.css.ts';

/** Three ways of speaking, from the loosest to the firmest: preference, tradition, requirement. */
export function AuditDrawing() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden className={drawing}>
      <path d="M1 1h178v44H29l-14 13v-13H1Z" className={dashed} />
      <path d="M22 23h96" className={words} />
      <path d="M71 71h178v44h-150l-14 13v-13h-14Z" className={line} />
      <path d="M92 93h124" className={words} />
      <path d="M141 141h178v44h-150l-14 13v-13h-14Z" className={solid} />
      <path d="M162 163h132" className={onSolid} />
    </svg>
  );
}
