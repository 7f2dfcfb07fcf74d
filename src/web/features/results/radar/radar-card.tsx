import { useId, useRef, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { ratingScale } from '#domain/rating-scale.ts';
import type { AreaSummary } from '#domain/scoring.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Card } from '#web/ui/boxes.tsx';
import { h4 } from '#web/ui/text.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';
import * as css from './radar-card.css.ts';
import { CornerNames, RadarDrawing } from './radar-drawing.tsx';

const RadarChart = lazyPart(() => import('./radar-chart.tsx').then((part) => part.RadarChart), {
  waiting: <RadarGrid />,
});

const lowest = ratingScale[0];
const highest = ratingScale[ratingScale.length - 1]!;
const caption = `Scale: ${lowest.value} (${lowest.label}) to ${highest.value} (${highest.label})`;

interface RadarCardProps {
  /** The heading above the card. */
  title: string;
  areas: readonly AreaSummary[];
}

/** The five averages as a picture. The page lists the same figures beside it. */
export function RadarCard({ title, areas }: RadarCardProps) {
  const titleId = useId();
  const picture = useRef<HTMLDivElement>(null);
  const isNear = useNearView(picture);
  // The chart's code may not be loaded, and charts take their size from the screen.
  const isPrinting = usePrinting();
  return (
    <TitledPart title={title}>
      <Card as="section" pad="md" aria-labelledby={titleId}>
        <div className={css.frame}>
          <h3 id={titleId} className={h4}>
            Leadership Competency Radar
          </h3>
          <figure className={css.figure}>
            <div ref={picture} aria-hidden className={isPrinting ? undefined : css.picture}>
              {isPrinting ? (
                <div className={css.drawing}>
                  <RadarDrawing areas={areas} />
                </div>
              ) : isNear ? (
                <RadarChart areas={areas} />
              ) : (
                <RadarGrid />
              )}
            </div>
            <figcaption className={css.caption}>
              <CornerNames />
              <span>{caption}</span>
              {areas.some(({ completed, total }) => completed > 0 && completed < total) && (
                <span>
                  <br />A hollow dot marks an incomplete area
                </span>
              )}
            </figcaption>
          </figure>
        </div>
      </Card>
    </TitledPart>
  );
}

const CORNERS = 5;
const RINGS = 5;
/** The radar's radius, as a percentage of the chart's box. */
const REACH = 42;

const corners = Array.from({ length: CORNERS }, (_nothing, index) => {
  const angle = (index / CORNERS) * 2 * Math.PI;
  return [REACH * Math.sin(angle), -REACH * Math.cos(angle)] as const;
});

/** A pentagon of this share of the full size. */
const ring = (share: number) =>
  `M${corners.map(([x, y]) => `${(x * share).toFixed(2)} ${(y * share).toFixed(2)}`).join('L')}Z`;

const rings = Array.from({ length: RINGS }, (_nothing, index) => ring((index + 1) / RINGS));
const spokes = corners.map(([x, y]) => `M0 0L${x.toFixed(2)} ${y.toFixed(2)}`);
const lines = [...rings, ...spokes].join('');

/** The radar's empty grid, until its code is loaded. */
function RadarGrid() {
  return (
    <svg viewBox="-50 -53 100 100" className={css.grid}>
      <path d={lines} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** How far below the window the chart starts to load. */
const MARGIN = '200px';

/** Whether the element is in view or close to it. */
function useNearView(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);

  return isNear;
}

/** Whether the page is being printed; rendered before the browser captures the page. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const unmounting = new AbortController();
    const { signal } = unmounting;
    // The browser captures the page when the listeners return.
    const update = (printing: boolean) => () => flushSync(() => setPrinting(printing));
    window.addEventListener('beforeprint', update(true), { signal });
    window.addEventListener('afterprint', update(false), { signal });
    return () => unmounting.abort();
  }, []);

  return isPrinting;
}
