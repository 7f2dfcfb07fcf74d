import { lazy, Suspense, useId, useRef } from 'react';
import { ratingScale } from '#domain/rating-scale.ts';
import type { AreaSummary } from '#domain/scoring.ts';
import { Card } from '#web/ui/card.tsx';
import { h3 } from '#web/ui/text.css.ts';
import * as css from './radar-card.css.ts';
import { radarDrawing } from './radar-drawing.ts';
import { RadarGrid } from './radar-grid.tsx';
import { RadarTwin } from './radar-twin.tsx';
import { useNearView } from './use-near-view.ts';
import { usePrinting } from './use-printing.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';

const RadarChart = lazy(() =>
  import('./radar-chart.tsx').then(
    (module) => ({ default: module.RadarChart }),
    // Without a connection the figures beside it do.
    () => ({ default: RadarGrid }),
  ),
);

const lowest = ratingScale[0];
const highest = ratingScale[ratingScale.length - 1]!;
const caption = `Scale: ${lowest.value} (${lowest.label}) to ${highest.value} (${highest.label})`;

interface RadarCardProps {
  areas: readonly AreaSummary[];
  /** A heading above the card. */
  title?: string;
}

/** The five averages as a picture, and beside it the same figures to read. */
export function RadarCard({ areas, title }: RadarCardProps) {
  const Heading = title === undefined ? 'h2' : 'h3';
  const id = useId();
  const picture = useRef<HTMLDivElement>(null);
  const isNear = useNearView(picture);
  // The chart's code may not be there, and a chart measures itself on the screen.
  const isPrinting = usePrinting();
  return (
    <TitledPart title={title}>
      <Card as="section" pad="lg" aria-labelledby={id}>
        <div className={css.frame}>
          <Heading id={id} className={h3}>
            Leadership Competency Radar
          </Heading>
          <div className={css.columns}>
            <figure>
              <div ref={picture} aria-hidden className={isPrinting ? undefined : css.picture}>
                {isPrinting ? (
                  <div
                    className={css.drawing}
                    dangerouslySetInnerHTML={{ __html: radarDrawing(areas) }}
                  />
                ) : (
                  <Suspense fallback={<RadarGrid />}>
                    {isNear ? <RadarChart areas={areas} /> : <RadarGrid />}
                  </Suspense>
                )}
              </div>
              <figcaption className={css.caption}>{caption}</figcaption>
            </figure>
            <RadarTwin areas={areas} />
          </div>
        </div>
      </Card>
    </TitledPart>
  );
}
