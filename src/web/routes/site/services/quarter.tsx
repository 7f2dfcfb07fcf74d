import { services } from '#content/services.ts';
import * as css from './quarter.css.ts';
import { unbroken } from '#web/features/site/shared/section-heading.tsx';
import * as text from '#web/ui/text.css.ts';
import { above7, inside7, lineAbove, stack2, stack3 } from '#web/ui/layout.css.ts';

const DAYS = 90;
/** Wide screens show more of the next quarter, to the edge of the window. */
const DRAWN = 270;
const MONTH_AND_A_HALF = DAYS / 2;

const strokes = (from: number, to: number, top: number, when: (day: number) => boolean) =>
  Array.from({ length: to - from }, (_, at) => from + at)
    .filter(when)
    .map((day) => `M${day} ${top}V40`)
    .join('');
const isCheckIn = (day: number) => day % 7 === 0;

const days = strokes(1, DAYS, 28, (day) => !isCheckIn(day));
const checkIns = strokes(1, DAYS, 14, isCheckIn);
const nextDays = strokes(DAYS + 1, DRAWN, 28, () => true);
const sessions = `M0 0V40M${DAYS} 0V40`;

/** A stroke a day, a longer one for each check-in, the longest for the two planning sessions. */
function Ruler({ upright = false }: { upright?: boolean }) {
  const across = upright ? DAYS : DAYS + MONTH_AND_A_HALF;
  return (
    <svg
      viewBox={upright ? `0 0 40 ${across}` : `0 0 ${across} 40`}
      preserveAspectRatio="none"
      aria-hidden
      className={upright ? css.upright : css.level}
    >
      {/* Upright, the same strokes with their axes exchanged. */}
      <g transform={upright ? 'matrix(0 1 1 0 0 0)' : undefined}>
        <path d={days} className={css.day} />
        {!upright && <path d={nextDays} className={css.nextDay} />}
        <path d={checkIns} className={css.checkIn} />
        <path d={sessions} className={css.session} />
      </g>
    </svg>
  );
}

export function Quarter() {
  const { headline, lead, stops, onward } = services.quarter;
  return (
    <div className={`${lineAbove} ${inside7} ${above7}`}>
      <header className={stack3}>
        <h2 className={text.h2}>{headline}</h2>
        <p className={`${text.lead} ${text.muted}`}>{lead}</p>
      </header>
      <div className={css.timeline}>
        <Ruler />
        <Ruler upright />
        <ol role="list" className={css.stops}>
          {stops.map(({ when, title, description }) => (
            <li key={when} className={`${stack2} ${css.stop}`}>
              <p className={`${text.small} ${text.tabular} ${text.accent} ${text.strong}`}>
                {when}
              </p>
              <h3 className={text.h4}>{title}</h3>
              <p className={text.muted}>{unbroken(description)}</p>
            </li>
          ))}
        </ol>
        <p className={css.onward}>{onward}</p>
      </div>
    </div>
  );
}
