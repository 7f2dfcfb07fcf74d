import { useChartWidth, type BaseTickContentProps } from 'recharts';
import * as css from './radar-chart.css.ts';

/** Below this width a label beside its corner would leave too little room for the figure. */
const WIDE_FROM = 440;
const EDGE_GAP = 2;
/** Clears the side of the pentagon that runs down to the corner. */
const LIFT = 20;
const LINE_HEIGHT = 14;

/** An area's name at its corner of the radar, kept inside the picture on every width. */
export function RadarLabel({ x, y, textAnchor, verticalAnchor, payload }: BaseTickContentProps) {
  const width = useChartWidth() ?? 0;
  const place = { x: Number(x), y: Number(y), anchor: textAnchor };
  if (verticalAnchor !== 'middle') {
    place.anchor = 'middle';
    if (verticalAnchor === 'start') place.y += LINE_HEIGHT;
  } else if (width >= WIDE_FROM) {
    place.y += LINE_HEIGHT / 3;
  } else {
    const isRight = textAnchor === 'start';
    place.anchor = isRight ? 'end' : 'start';
    place.x = isRight ? width - EDGE_GAP : EDGE_GAP;
    place.y -= LIFT;
  }
  return (
    <text x={place.x} y={place.y} textAnchor={place.anchor} className={css.label}>
      {String(payload.value)}
    </text>
  );
}
