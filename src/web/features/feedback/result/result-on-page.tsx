import { fullResult as copy } from '#content/feedback-result.ts';
import { Fold } from '#web/ui/fold.tsx';
import { stack } from '#web/ui/layout.css.ts';
import { PhoneFold } from '#web/ui/phone-fold.tsx';
import { TitledPart } from '#web/ui/titled-part.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import {
  cellsOf,
  FullResultParts,
  Look,
  nameOf,
  rowsByArea,
  statementOf,
  type FullResultProps,
  type GroupsProps,
  type ResultLook,
} from './full-result.tsx';
import * as css from './result.css.ts';

export const onPage: ResultLook = {
  Heading: 'h2',
  Subheading: 'h3',
  Part: TitledPart,
  List: PhoneFold,
  Groups,
  css,
};

export function FullResultShown(props: FullResultProps) {
  return (
    <div className={stack[8]}>
      <Look value={onPage}>
        <FullResultParts {...props} />
      </Look>
    </div>
  );
}

/** Folded by area. */
function Groups({ result, name }: GroupsProps) {
  return rowsByArea(result).map(({ area, rows }) => (
    <Fold key={area} className={css.area} title={<h3 className={css.h4}>{area}</h3>}>
      <ul role="list">
        {rows.map((row) => (
          <li key={row.competencyId} className={css.statement}>
            <div>
              <p className={css.strong}>{nameOf(row.competencyId)}</p>
              <p className={css.hint}>{statementOf(row.competencyId, name)}</p>
            </div>
            <dl className={css.cells}>
              {cellsOf(result, row).map(({ term, value, agreement }) => (
                <div key={term}>
                  <dt className={css.hint}>{term}</dt>
                  <dd className={css.figure}>
                    {value ?? (
                      <>
                        <span aria-hidden>{copy.groups.blank}</span>
                        <VisuallyHidden>{copy.groups.blankHidden}</VisuallyHidden>
                      </>
                    )}
                    {agreement && <span className={css.hint}> {agreement}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Fold>
  ));
}
