import { type BenefitCard, type ServiceCard, services } from '#content/services.ts';
import * as css from './drawings.css.ts';
import { unbroken } from '#web/features/site/shared/section-heading.tsx';
import * as text from '#web/ui/text.css.ts';

/** Strokes without length, whose round ends are the dots. */
const dot = (x: number, y: number) => `M${x} ${y}h0`;

/** A long list, three things on it chosen. */
const entries = [150, 96, 172, 128, 184, 112, 156, 90, 178, 134, 104, 164];
const entry = (isChosen: boolean, draw: (y: number, length: number) => string) =>
  entries
    .map((length, at) => ((at === 2 || at === 6 || at === 9) === isChosen ? draw(12 + at * 22, length) : ''))
    .join(''); // prettier-ignore
const line = (y: number, length: number) => `M36 ${y}h${length}`;

/** The weeks of the quarter, and three things that run across them. */
const weeks = Array.from({ length: 14 }, (_, at) => `M${4 + at * 24} 4v132`).join('');

/** Three habits over the weeks: patchy at first, then kept. */
const kept = ['0100110111111', '0001011101111', '1010101111111'];
const habits = (mark: string) =>
  kept
    .flatMap((row, y) => [...row].map((week, x) => (week === mark ? dot(16 + x * 24, 26 + y * 44) : '')))
    .join(''); // prettier-ignore

const drawings = {
  focus: {
    viewBox: '0 0 256 266',
    faint: entry(false, (y, length) => dot(10, y) + line(y, length)),
    lines: entry(true, line),
    points: entry(true, (y) => dot(10, y)),
  },
  plan: {
    viewBox: '0 0 320 140',
    faint: weeks,
    lines: 'M28 28h120M100 70h120M196 112h96M76 21v14M148 63v14M244 105v14',
    points: dot(148, 28) + dot(220, 70) + dot(292, 112),
  },
  habit: { viewBox: '0 0 320 140', faint: habits('0'), lines: '', points: habits('1') },
};

/** Decoration: the text beside it says all of it. */
export function BenefitDrawing({ name }: { name: BenefitCard['drawing'] }) {
  const { viewBox, faint, lines, points } = drawings[name];
  return (
    <svg viewBox={viewBox} aria-hidden className={css.drawing}>
      <path d={faint} className={css.faint[name]} />
      <path d={lines} className={css.line} />
      <path d={points} className={css.point} />
    </svg>
  );
}

type Place = readonly [x: number, y: number];

interface Plan {
  /** Where the drawing begins and ends, so that it keeps the right edge of the card, and how high it is. */
  viewBox: string;
  table: string;
  /** Who attends. */
  seats: readonly Place[];
  coach: Place;
}

const around = (count: number, radius: number): Place[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((at + 0.5) / (count + 1)) * 2 * Math.PI;
    return [
      Math.round(64 + radius * Math.sin(angle)),
      Math.round(48 - radius * Math.cos(angle)),
    ] as const;
  });

/** Rooms seen from above, each with the people who meet in it. */
const rooms: Record<ServiceCard['id'], Plan> = {
  oneOnOne: {
    viewBox: '5 28 100 40',
    table: 'M64 30a18 18 0 1 0 0 36 18 18 0 0 0 0-36Z',
    seats: [[30, 48]],
    coach: [98, 48],
  },
  consulting: {
    viewBox: '5 12 100 72',
    table: 'M24 32h80v32H24ZM36 54l16-10 14 6 24-10',
    seats: [
      [12, 48],
      [44, 20],
      [84, 20],
      [44, 76],
    ],
    coach: [84, 76],
  },
  teamDevelopment: {
    viewBox: '11 2 100 92',
    table: 'M64 22a26 26 0 1 0 0 52 26 26 0 0 0 0-52Z',
    seats: around(8, 40),
    coach: [52, 10],
  },
  managerTraining: {
    viewBox: '3 8 100 80',
    table: 'M14 24v48M48 10v28M48 58v28M84 10v28M84 58v28',
    seats: [
      [60, 17],
      [60, 33],
      [60, 65],
      [60, 81],
      [96, 17],
      [96, 33],
      [96, 65],
      [96, 81],
    ],
    coach: [28, 48],
  },
};

/** Decoration: who attends is said beside it. */
export function Room({ of }: { of: ServiceCard['id'] }) {
  const { viewBox, table, seats, coach } = rooms[of];
  return (
    <svg viewBox={viewBox} preserveAspectRatio="xMaxYMin" aria-hidden className={css.room}>
      <path d={table} />
      <path d={seats.map(([x, y]) => `M${x} ${y}h0`).join('')} className={css.seat} />
      <circle cx={coach[0]} cy={coach[1]} r="6" />
    </svg>
  );
}

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

/** The 90 days in order, with quarterly planning at its place. */
export function Quarter() {
  const { headline, lead, stops, onward } = services.quarter;
  return (
    <div className={css.quarter}>
      <header className={css.opening}>
        <h2 className={text.h2}>{headline}</h2>
        <p className={css.lead}>{lead}</p>
      </header>
      <div className={css.timeline}>
        <Ruler />
        <Ruler upright />
        <ol role="list" className={css.stops}>
          {stops.map(({ when, title, description }) => (
            <li key={when} className={css.stop}>
              <p className={css.when}>{when}</p>
              <h3 className={text.h4}>{title}</h3>
              <p className={css.description}>{unbroken(description)}</p>
            </li>
          ))}
        </ol>
        <p className={css.onward}>{onward}</p>
      </div>
    </div>
  );
}
