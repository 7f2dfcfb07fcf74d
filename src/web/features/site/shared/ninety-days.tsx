import { day, ruler, week } from './ninety-days.css.ts';

const DAYS = 90;
const ticks = Array.from({ length: DAYS + 1 }, (_, at) => at);
const isWeek = (at: number) => at % 7 === 0;
const draw = (at: readonly number[], top: number) => at.map((x) => `M${x} ${top}V40`).join('');

const days = draw(
  ticks.filter((at) => !isWeek(at)),
  26,
);
const weeks = draw(ticks.filter(isWeek), 4);

/** The length of the program as a ruler: a stroke a day, a long one for each weekly check-in. */
export function NinetyDays({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${DAYS} 40`}
      preserveAspectRatio="none"
      aria-hidden
      className={`${ruler} ${className}`}
    >
      <path d={days} className={day} vectorEffect="non-scaling-stroke" />
      <path d={weeks} className={week} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
