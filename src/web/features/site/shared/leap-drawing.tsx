import type { ReactNode } from 'react';
import type { LeapStep } from '#content/home.ts';
import { chosen, drawing, faint, ground, path } from './leap-drawing.css.ts';

const crowd = [
  [22, 36], [58, 20], [96, 34], [136, 18], [172, 42], [212, 24], [30, 78], [104, 80],
  [146, 66], [226, 64], [18, 120], [64, 112], [142, 116], [184, 92], [222, 108],
] as const; // prettier-ignore
const dots = (places: readonly (readonly [number, number])[], className: string, r: number) =>
  places.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className={className} />);

/** The same three points all the way: chosen, planned, supported, under way. */
const drawings: Record<LeapStep['letter'], ReactNode> = {
  L: (
    <>
      {dots(crowd, faint, 7)}
      {dots(
        [
          [66, 62],
          [102, 122],
          [188, 66],
        ],
        chosen,
        9,
      )}
    </>
  ),
  E: (
    <>
      <path
        className={faint}
        d="M20 138v12M60 138v12M80 138v12M100 138v12M140 138v12M160 138v12M180 138v12M220 138v12"
      />
      <path d="M40 150V82M120 150V82M200 150V82" />
      {dots(
        [
          [40, 74],
          [120, 74],
          [200, 74],
        ],
        chosen,
        9,
      )}
    </>
  ),
  A: (
    <>
      <path d="M12 150v-30h56v30M92 150v-60h56v60M92 120h56M172 150V60h56v90M172 90h56M172 120h56" />
      {dots(
        [
          [40, 110],
          [120, 80],
          [200, 50],
        ],
        chosen,
        9,
      )}
    </>
  ),
  P: (
    <>
      <path
        className={path}
        d="M0 150C10 92 30 92 40 140M40 140C56 66 104 50 120 104M120 104C140 26 184 10 200 62M200 62C208 34 222 20 240 12m-14-1 14 1-5 13"
      />
      {dots(
        [
          [40, 140],
          [120, 104],
          [200, 62],
        ],
        chosen,
        9,
      )}
    </>
  ),
};

/** Decoration: the text beside it says all of it. */
export function LeapDrawing({ letter }: { letter: LeapStep['letter'] }) {
  return (
    <div aria-hidden className={ground}>
      <svg viewBox="0 0 256 150" className={drawing}>
        {drawings[letter]}
      </svg>
    </div>
  );
}
