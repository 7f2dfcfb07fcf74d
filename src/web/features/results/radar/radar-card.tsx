import { useId } from 'react';
import { ratingScale } from '#domain/rating-scale.ts';
import type { AreaSummary } from '#domain/scoring.ts';
import { Card } from '#web/ui/boxes.tsx';
import { h4, muted, small, textCentered } from '#web/ui/text.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';
import { above2 } from '#web/ui/layout.css.ts';
import { RadarDrawing } from './radar-drawing.tsx';

const lowest = ratingScale[0];
const highest = ratingScale[ratingScale.length - 1]!;
const caption = `Scale: ${lowest.value} (${lowest.label}) to ${highest.value} (${highest.label})`;

interface RadarCardProps {
  /** The heading above the card. */
  title: string | undefined;
  areas: readonly AreaSummary[];
}

/** The five averages as a picture. The page lists the same figures beside it. */
export function RadarCard({ title, areas }: RadarCardProps) {
  const titleId = useId();
  return (
    <TitledPart title={title}>
      <Card as="section" pad="md" aria-labelledby={titleId}>
        <h3 id={titleId} className={h4}>
          Leadership Competency Radar
        </h3>
        <figure>
          <RadarDrawing areas={areas} />
          <figcaption className={`${above2} ${muted} ${small} ${textCentered}`}>
            <span>{caption}</span>
            {areas.some(({ completed, total }) => completed > 0 && completed < total) && (
              <span>
                <br />A hollow dot marks an incomplete area
              </span>
            )}
          </figcaption>
        </figure>
      </Card>
    </TitledPart>
  );
}
