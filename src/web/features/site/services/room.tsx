import type { ServiceCard } from '#content/services.ts';
import * as css from './room.css.ts';

type Place = readonly [x: number, y: number];

interface Plan {
  /** Where the drawing begins, so that it keeps the left edge of the words, and how high it is. */
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
    viewBox: '23 28 100 40',
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
    viewBox: '15 2 100 92',
    table: 'M64 22a26 26 0 1 0 0 52 26 26 0 0 0 0-52Z',
    seats: around(8, 40),
    coach: [52, 10],
  },
  managerTraining: {
    viewBox: '13 8 100 80',
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
    <svg viewBox={viewBox} preserveAspectRatio="xMinYMid" aria-hidden className={css.room}>
      <path d={table} />
      <path d={seats.map(([x, y]) => `M${x} ${y}h0`).join('')} className={css.seat} />
      <circle cx={coach[0]} cy={coach[1]} r="6" />
    </svg>
  );
}
