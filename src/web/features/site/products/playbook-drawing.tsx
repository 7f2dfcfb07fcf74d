import * as css from './playbook-drawing.css.ts';

const WIDTH = 214;
const HEIGHT = 296;

/** The three pages of the playbook, fanned out: what to do, what to ask, what to follow up on. */
export function PlaybookDrawing({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 520 430" aria-hidden className={className}>
      <g transform="rotate(-10 40 420) translate(26 72)" className={css.dark}>
        <rect width={WIDTH} height={HEIGHT} className={css.first} />
        <text x="24" y="96" className={css.numeral}>
          30
        </text>
        <path d="m26 150 7 7 12-14m-19 53 7 7 12-14m-19 53 7 7 12-14" className={css.marks} />
        <path d="M62 152h110M62 196h80M62 240h96" className={css.words} />
      </g>
      <g transform="rotate(-1 260 420) translate(152 46)" className={css.dark}>
        <rect width={WIDTH} height={HEIGHT} className={css.second} />
        <text x="24" y="96" className={css.numeral}>
          60
        </text>
        <path d="M26 138h84v34H50l-12 12v-12H26Z" className={css.marks} />
        <path d="M118 206H58v34h36l12 12v-12h12Z" className={css.marks} />
      </g>
      <g transform="rotate(8 480 420) translate(286 66)" className={css.light}>
        <rect width={WIDTH} height={HEIGHT} className={css.third} />
        <text x="24" y="96" className={css.numeral}>
          90
        </text>
        <path d="M26 258h42v-40h42v-40h42v-36" className={css.marks} />
        <circle cx="176" cy="136" r="10" className={css.point} />
      </g>
    </svg>
  );
}
