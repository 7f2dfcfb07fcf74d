import { useChartWidth, type BaseTickContentProps } from 'recharts';
import * as css from './radar-chart.css.ts';

/** Of the label's font, on the generous side. */
const LETTER_WIDTH = 6.6;
const LINE_HEIGHT = 14;
const GAP = 4;
/** How steeply the upper sides of a pentagon run down to its left and right corners. */
const SLOPE = 0.73;

/** An area's name at its corner of the radar, kept inside the picture on every width. */
export function RadarLabel({ x, y, textAnchor, verticalAnchor, payload }: BaseTickContentProps) {
  const width = useChartWidth() ?? 0;
  const name = String(payload.value);
  const spot = { x: Number(x), y: Number(y), textAnchor };
  if (verticalAnchor === 'middle') placeAside(spot, name.length * LETTER_WIDTH, width);
  else {
    spot.textAnchor = 'middle';
    spot.y += verticalAnchor === 'start' ? LINE_HEIGHT : -GAP;
  }
  return (
    <text {...spot} className={css.label}>
      {name}
    </text>
  );
}

/** Beside the left or right corner, or, where that is too narrow, above the side that leads to it. */
function placeAside(
  spot: { x: number; y: number; textAnchor: BaseTickContentProps['textAnchor'] },
  length: number,
  width: number,
): void {
  const isRight = spot.textAnchor === 'start';
  const missing = length - (isRight ? width - spot.x : spot.x);
  if (missing <= 0) {
    spot.y += LINE_HEIGHT / 3;
    return;
  }
  spot.x = isRight ? width : 0;
  spot.textAnchor = isRight ? 'end' : 'start';
  spot.y -= missing * SLOPE + GAP;
}
