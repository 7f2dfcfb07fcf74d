import type { ServiceIcon as IconName } from '#content/services.ts';
import { icon as iconClass, point } from './service-icon.css.ts';

type Point = readonly [x: number, y: number];

/** Lines on a grid of 64, and the points they are about. */
const drawings: Record<IconName, { lines: string; points: readonly Point[] }> = {
  focus: {
    lines: 'M32 8a24 24 0 1 0 0 48 24 24 0 0 0 0-48Zm0 11a13 13 0 1 0 0 26 13 13 0 0 0 0-26Z',
    points: [[32, 32]],
  },
  plan: { lines: 'M6 54h52M14 54V34M32 54V26M50 54V16', points: [[14, 29], [32, 21], [50, 11]] },
  rhythm: { lines: 'M6 54c2-22 16-22 18 0 2-28 18-28 20 0 2-30 10-34 14-38', points: [[24, 54], [44, 54]] },
  conversation: {
    lines: 'M6 10h36v26H20l-9 9v-9H6ZM28 42v8h18l8 8v-8h4V26h-10',
    points: [[24, 23]],
  },
  compass: { lines: 'M32 6a26 26 0 1 0 0 52 26 26 0 0 0 0-52Zm11 15-7 15-15 7 7-15Z', points: [[32, 32]] },
  team: { lines: 'M32 16 12 48h40ZM32 16v21M12 48l20-11 20 11', points: [[32, 14], [11, 49], [53, 49], [32, 37]] },
  manager: { lines: 'M32 18v14M12 46V32h40v14M32 32v14', points: [[32, 12], [12, 51], [32, 51], [52, 51]] },
}; // prettier-ignore

/** Decoration: the title beside it says what it stands for. */
export function ServiceIcon({ name }: { name: IconName }) {
  const { lines, points } = drawings[name];
  return (
    <svg viewBox="0 0 64 64" aria-hidden className={iconClass}>
      <path d={lines} />
      {points.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" className={point} />
      ))}
    </svg>
  );
}
