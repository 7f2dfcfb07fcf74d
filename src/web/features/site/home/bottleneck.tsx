import { desk, drawing } from './why-this-matters.css.ts';

const rows = Array.from({ length: 17 }, (_, index) => 10 + index * 20);
const lines = rows.map((y) => `M0 ${y}C190 ${y} 210 170 380 170`).join('');

/** Everything waits for one person. */
export function Bottleneck() {
  return (
    <svg viewBox="0 0 440 340" aria-hidden className={drawing}>
      <path d={lines} />
      <circle cx="392" cy="170" r="13" className={desk} />
      <path d="M410 170h30" />
    </svg>
  );
}
