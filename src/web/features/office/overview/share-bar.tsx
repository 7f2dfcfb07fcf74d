import { bar, filled } from './overview.css.ts';

/** A picture of a share that stands beside it in figures. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  const percent = whole === 0 ? 0 : Math.min(100, (part / whole) * 100);
  return (
    <span aria-hidden className={bar}>
      <span className={filled} style={{ width: `${percent}%` }} />
    </span>
  );
}
