import * as css from './playbook-drawing.css.ts';

const WIDTH = 240;
const HEIGHT = 320;

/** The three pages of the playbook, fanned out: what to do, what to ask, what to follow up on. */
export function PlaybookDrawing({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 520 430" aria-hidden className={className}>
      <g transform="rotate(-11 40 420) translate(36 62)" className={css.dark}>
        <rect width={WIDTH} height={HEIGHT} className={css.first} />
        <text x="24" y="96" className={css.numeral}>
          30
        </text>
        <path
          d="m26 150 7 7 12-14m-19 53 7 7 12-14m-19 53 7 7 12-14"
          className={css.marks}
        />
        <path d="M62 152h120M62 196h90M62 240h112" className={css.words} />
      </g>
      <g transform="rotate(-1 260 420) translate(138 44)" className={css.dark}>
        <rect width={WIDTH} height={HEIGHT} className={css.second} />
        <text x="24" y="96" className={css.numeral}>
          60
        </text>
        <path d="M26 136h132v36H52l-12 12v-12H26Z" className={css.marks} />
        <path d="M214 210H82v36h106l12 12v-12h14Z" className={css.marks} />
      </g>
      <g transform="rotate(9 480 420) translate(250 62)" className={css.light}>
        <rect width={WIDTH} height={HEIGHT} className={css.third} />
        <text x="24" y="96" className={css.numeral}>
          90
        </text>
        <path d="M28 270h46v-44h46v-44h46v-42" className={css.marks} />
        <circle cx="190" cy="140" r="11" className={css.point} />
      </g>
    </svg>
  );
}
