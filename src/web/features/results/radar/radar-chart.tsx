import {
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart as Chart,
  useChartWidth,
  type BaseTickContentProps,
  type DotItemDotProps,
  type RadarPoint,
} from 'recharts';
import { TOP_SCORE } from '#domain/score-format.ts';
import type { AreaSummary } from '#domain/scoring.ts';
import * as css from './radar-card.css.ts';
import { Dot, NOT_RATED, Outline } from './radar-drawing.tsx';

const ANIMATION_MS = 600;
const DOT_RADIUS = 6;
/** From the axis to its figures, so that a dot on the axis covers none. */
const MARK_GAP = DOT_RADIUS + 5;

/** Our own element: recharts' text would have no stroke, and so no halo. */
const scaleMark = ({ x, y, payload }: BaseTickContentProps) => (
  <text x={Number(x) + MARK_GAP} y={Number(y)} dy="0.355em" className={css.scaleMark}>
    {payload.value === 0 ? '' : payload.value}
  </text>
);

/** Loaded only when a chart is drawn: recharts is the heaviest part of the site. */
export function RadarChart({ areas }: { areas: readonly AreaSummary[] }) {
  const dot = ({ cx, cy, index }: DotItemDotProps) => {
    const area = areas[index]!;
    if (area.completed === 0 || cx === undefined || cy === undefined) return null;
    return <Dot key={area.name} at={{ x: cx, y: cy }} area={area} radius={DOT_RADIUS} />;
  };
  const outline = ({ points }: { points: readonly RadarPoint[] }) => (
    <Outline points={points.map((at, index) => (areas[index]!.completed === 0 ? null : at))} />
  );
  const label = (props: BaseTickContentProps) => (
    <RadarLabel
      {...props}
      isRated={areas[props.index]!.completed > 0}
      longest={Math.max(areas[1]!.axis.length, areas[4]!.axis.length)}
    />
  );

  return (
    <Chart
      responsive
      className={css.chart}
      data={areas}
      cy="53%"
      outerRadius="84%"
      accessibilityLayer={false}
    >
      <PolarGrid stroke="currentColor" strokeOpacity={0.22} />
      <PolarAngleAxis dataKey="axis" axisLine={false} tickLine={false} tick={label} />
      <Radar
        dataKey="averageScore"
        shape={outline}
        dot={dot}
        activeDot={false}
        animationDuration={ANIMATION_MS}
      />
      <PolarRadiusAxis
        angle={90}
        domain={[0, TOP_SCORE]}
        tickCount={TOP_SCORE + 1}
        axisLine={false}
        tick={scaleMark}
      />
    </Chart>
  );
}

/** Width of a letter in the label's font, rounded up. */
const LETTER_WIDTH = 6.6;
const LINE_HEIGHT = 14;
const GAP = 4;
/** Above the top corner, where the scale's last figure is. */
const TOP_GAP = 11;
/** The slope of a pentagon's upper sides. */
const SLOPE = 0.73;

interface RadarLabelProps extends BaseTickContentProps {
  isRated: boolean;
  /** The letters of the longer name at the sides, so that both are at one height. */
  longest: number;
}

/** An area's name at its corner of the radar, kept inside the picture at every width. */
function RadarLabel({
  x,
  y,
  textAnchor,
  verticalAnchor,
  payload,
  isRated,
  longest,
}: RadarLabelProps) {
  const width = useChartWidth() ?? 0;
  const name = String(payload.value);
  const note = isRated ? [] : [NOT_RATED];
  const spot = { x: Number(x), y: Number(y), textAnchor };
  const noteHeight = note.length * LINE_HEIGHT;
  if (verticalAnchor === 'middle') {
    placeAside(spot, longest * LETTER_WIDTH, width, noteHeight);
  } else {
    spot.textAnchor = 'middle';
    spot.y += verticalAnchor === 'start' ? LINE_HEIGHT : -(TOP_GAP + noteHeight);
  }
  return (
    <text {...spot} className={css.label}>
      {[name, ...note].map((line, index) => (
        <tspan
          key={line}
          x={spot.x}
          dy={index * LINE_HEIGHT}
          fontWeight={line === NOT_RATED ? 400 : undefined}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Beside the left or right corner, or with the lines below it above the corner if there is too little room. */
function placeAside(
  spot: { x: number; y: number; textAnchor: BaseTickContentProps['textAnchor'] },
  length: number,
  width: number,
  below: number,
): void {
  const isRight = spot.textAnchor === 'start';
  const missing = length - (isRight ? width - spot.x : spot.x);
  if (missing <= 0) {
    spot.y += LINE_HEIGHT / 3;
    return;
  }
  spot.x = isRight ? width : 0;
  spot.textAnchor = isRight ? 'end' : 'start';
  spot.y -= missing * SLOPE + GAP + below;
}
