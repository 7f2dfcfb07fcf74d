import { dashed, drawing, solid } from './drawings.css.ts';

/** A conversation that has not begun. */
export function ChatDrawing() {
  return (
    <svg viewBox="0 0 320 120" aria-hidden className={drawing}>
      <path d="M319 1H181v42h116l14 13V43h8Z" className={dashed} />
      <path d="M1 65h160v42H23L9 120v-13H1Z" className={dashed} />
      <circle cx="62" cy="86" r="4" className={solid} />
      <circle cx="81" cy="86" r="4" className={solid} />
      <circle cx="100" cy="86" r="4" className={solid} />
    </svg>
  );
}
