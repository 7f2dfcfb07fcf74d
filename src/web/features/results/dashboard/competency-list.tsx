import { competencyLines, type RatedStatement } from '#domain/competency-lines.ts';
import type { AreaSummary, CompetencyResponse } from '#domain/scoring.ts';
import { ChevronDownIcon } from '#web/ui/tool-icons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './competency-list.css.ts';

interface CompetencyListProps {
  area: AreaSummary;
  responses: readonly CompetencyResponse[];
}

/** An area's competencies, both statements with their ratings, folded away until asked for. */
export function CompetencyList({ area, responses }: CompetencyListProps) {
  return (
    <details className={css.details}>
      <summary className={css.summary}>
        See all {area.total} competencies
        <VisuallyHidden> of {area.name}</VisuallyHidden>
        <ChevronDownIcon className={css.chevron} />
      </summary>
      <ul role="list" className={css.list}>
        {competencyLines(area.name, responses).map(({ id, name, average, statements }) => (
          <li key={id} className={css.competency}>
            <h4 className={css.name}>{name}</h4>
            <p className={css.average}>
              <VisuallyHidden>Average: </VisuallyHidden>
              {average}
            </p>
            <dl className={css.statements}>
              {statements.map((statement) => (
                <div key={statement.text} className={css.statement}>
                  <dt>{statement.text}</dt>
                  <dd>
                    <Level level={statement.level} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Level({ level }: Pick<RatedStatement, 'level'>) {
  if (level === null) return <span className={css.unrated}>Not rated yet</span>;
  return (
    <span className={css.level}>
      <span className={css.values[level.color]}>{level.value}</span> {level.label}
    </span>
  );
}
