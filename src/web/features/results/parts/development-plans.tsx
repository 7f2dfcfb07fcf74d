import { developmentPlans, type DevelopmentPlan } from '#content/development-plans.ts';
import { developmentStatus, rankAreas } from '#domain/development.ts';
import { isAreaComplete, type AreaSummary } from '#domain/scoring.ts';
import { AreaMark } from '#web/features/results/radar/radar-drawing.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ownLine } from '#web/ui/fold.css.ts';
import { Fold } from '#web/ui/fold.tsx';
import { accent, h3, h4, label, lead } from '#web/ui/text.css.ts';
import {
  above3,
  across,
  below2,
  bullets,
  grows,
  inside3,
  lineAbove,
  lineBelow,
  stack3,
} from '#web/ui/layout.css.ts';
import * as css from './development-plans.css.ts';
import { TitledPart, type PartLink } from '#web/ui/titled-part.tsx';

interface DevelopmentPlansProps extends PartLink {
  areas: readonly AreaSummary[];
}

/**
 * 'Targeted Development Plans': one for each area, in the order of the breakdown. One at most is open, at
 * first none: the advice before them is for the same area.
 */
export function DevelopmentPlans({ areas, ...part }: DevelopmentPlansProps) {
  const isStarted = areas.some(isAreaComplete);
  return (
    <TitledPart
      {...part}
      lead="A week of exercises for each area. Open the one you want to practice."
    >
      <div className={lineBelow}>
        {rankAreas(areas).map((area) => {
          const status = developmentStatus(area, areas);
          return (
            <Fold
              key={area.name}
              name="development-plan"
              className={`${lineAbove} ${inside3}`}
              title={
                <>
                  {status !== 'Assessed' && isStarted && (
                    <span className={ownLine}>
                      <Badge tone={status === 'Priority Focus' ? 'accent' : 'outline'}>
                        {status}
                      </Badge>
                    </span>
                  )}
                  <AreaMark area={area} />
                  <h3 className={`${h3} ${grows}`}>{area.name}</h3>
                </>
              }
            >
              <PlanBody plan={developmentPlans[area.name]} />
            </Fold>
          );
        })}
      </div>
    </TitledPart>
  );
}

/** A week of exercises. */
export function PlanBody({ plan }: { plan: DevelopmentPlan }) {
  return (
    <div className={css.body}>
      <div className={across}>
        <h4 className={`${label} ${accent} ${below2}`}>Why it matters</h4>
        <p className={lead}>{plan.whyItMatters}</p>
      </div>
      <div className={css.challenge}>
        <h4 className={`${label} ${accent} ${below2}`}>Mini challenge</h4>
        <p className={h4}>{plan.miniChallenge.title}</p>
        <ol className={`${stack3} ${above3} ${bullets}`}>
          {plan.miniChallenge.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div>
        <h4 className={`${label} ${accent} ${below2}`}>Reflection</h4>
        <ul role="list" className={`${stack3} ${h4}`}>
          {plan.reflection.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
      <div>
        <h4 className={`${label} ${accent} ${below2}`}>Try this</h4>
        <ul className={`${stack3} ${bullets}`}>
          {plan.tryThis.map((practice) => (
            <li key={practice}>{practice}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
