import { leftToRate } from '#content/assessment.ts';
import { isAreaComplete, type AreaSummary } from '#domain/scoring.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { above2, above4, asBlock } from '#web/ui/layout.css.ts';
import { h2, lead, muted } from '#web/ui/text.css.ts';

const Picture = lazyPart(
  () => import('#web/features/results/radar/radar-drawing.tsx').then((part) => part.RadarDrawing),
  // The words say the same.
  { missing: () => null },
);

interface AreaEndProps {
  /** The one that is done. */
  area: string;
  areas: readonly AreaSummary[];
  /** Competencies. */
  left: number;
}

/** Between two areas: what is done and what is left. Without scores, which could sway the next ratings. */
export function AreaEnd({ area, areas, left }: AreaEndProps) {
  const areasLeft = areas.filter((one) => !isAreaComplete(one)).length;
  return (
    <>
      <h2 tabIndex={-1} className={h2}>
        <span>{`${area} is done.`}</span>{' '}
        <span className={`${asBlock} ${above2} ${lead} ${muted}`}>
          {leftToRate(areasLeft, left)}
        </span>
      </h2>
      <div className={above4}>
        <Picture areas={areas} isProgress />
      </div>
    </>
  );
}
