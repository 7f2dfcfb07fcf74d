import { useId } from 'react';
import { comparisonCopy as copy } from '#content/second-look.ts';
import { competencyById } from '#domain/competencies.ts';
import type { Change, NotCompared } from '#domain/comparison.ts';
import { stack } from '#web/ui/layout.css.ts';
import { h3 } from '#web/ui/text.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';
import type { PrintedComparison } from '#web/features/results/report/comparison-html.ts';
import { ChangeRow } from './change-row.tsx';
import { rows } from './change-row.css.ts';
import { ComparedRadar } from './compared-radar.tsx';
import * as css from './comparison-shown.css.ts';

interface PartProps {
  comparison: PrintedComparison;
}

const verdicts: readonly Change['verdict'][] = ['up', 'steady', 'down'];
const nameOf = (id: string) => competencyById.get(id)?.name ?? id;

/** What changed between two assessments, to look at: of whom, it need not know. */
export function ComparisonShown({ comparison }: PartProps) {
  const { overall, focus, notCompared } = comparison;
  if (overall === null) return <p>{copy.nothing}</p>;
  return (
    <div className={stack[8]}>
      {focus.length > 0 && <Focus comparison={comparison} />}
      <TitledPart title={copy.radar.title} lead={copy.rule}>
        <ComparedRadar comparison={comparison} overall={overall} />
      </TitledPart>
      <Competencies comparison={comparison} />
      {notCompared.length > 0 && <LeftOut notCompared={notCompared} />}
    </div>
  );
}

function Focus({ comparison: { focus, competencies } }: PartProps) {
  return (
    <TitledPart title={copy.focus.title} lead={copy.focus.lead}>
      <ul role="list" className={rows}>
        {focus.map((id) => {
          const change = competencies.find(({ competencyId }) => competencyId === id);
          return change ? (
            <ChangeRow key={id} name={nameOf(id)} note={change.area} change={change} />
          ) : (
            <Reason key={id} name={nameOf(id)} reason={copy.focus.notCompared} />
          );
        })}
      </ul>
    </TitledPart>
  );
}

/** They come sorted by their change, so that each word has its own stretch. */
function Competencies({ comparison: { competencies } }: PartProps) {
  return (
    <TitledPart title={copy.competencies.title} lead={copy.competencies.lead}>
      <div className={stack[6]}>
        {verdicts.map((verdict) => {
          const changes = competencies.filter((it) => it.verdict === verdict);
          if (changes.length === 0) return null;
          return (
            <Titled
              key={verdict}
              title={copy.competencies.count(copy.verdicts[verdict], changes.length)}
            >
              {changes.map((change) => (
                <ChangeRow
                  key={change.competencyId}
                  name={nameOf(change.competencyId)}
                  note={change.area}
                  change={change}
                />
              ))}
            </Titled>
          );
        })}
      </div>
    </TitledPart>
  );
}

function Titled({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={`${h3} ${css.title}`}>
        {title}
      </h3>
      <ol role="list" className={rows}>
        {children}
      </ol>
    </section>
  );
}

function LeftOut({ notCompared }: { notCompared: readonly NotCompared[] }) {
  return (
    <TitledPart title={copy.notCompared.title} lead={copy.notCompared.overall}>
      <ul role="list" className={rows}>
        {notCompared.map(({ competencyId, reason }) => (
          <Reason
            key={competencyId}
            name={nameOf(competencyId)}
            reason={copy.notCompared.reasons[reason]}
          />
        ))}
      </ul>
    </TitledPart>
  );
}

function Reason({ name, reason }: { name: string; reason: string }) {
  return (
    <li className={css.reason}>
      <p className={css.name}>{name}</p>
      <p className={css.note}>{reason}</p>
    </li>
  );
}
