import { areas } from '#domain/areas.ts';
import { Container } from '#web/ui/container.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { AssessmentHero } from './assessment-hero.tsx';
import * as css from './assessment-skeleton.css.ts';
import * as tiles from './area-tiles.css.ts';
import * as view from './in-progress-view.css.ts';

/** The page while its data loads: what depends on no data already stands where it will stay. */
export function AssessmentSkeleton() {
  return (
    <Container>
      <AssessmentHero />
      <noscript>
        <p className={css.noScript}>
          The assessment needs JavaScript to save your answers. Please turn it on and reload the
          page.
        </p>
      </noscript>
      <Loading label="Loading your assessment">
        <div className={tiles.tiles}>
          {areas.map(({ name }) => (
            <div key={name} className={tiles.tile}>
              <Skeleton />
            </div>
          ))}
        </div>
        <div className={view.columns} id="questions">
          <Skeleton shape="block" className={css.form} />
          <Skeleton shape="block" className={css.aside} />
        </div>
      </Loading>
    </Container>
  );
}
