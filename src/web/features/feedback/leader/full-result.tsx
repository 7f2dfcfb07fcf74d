import { useId, type ReactNode } from 'react';
import { fullResult as copy, groupName, scoreText } from '#content/feedback-leader.ts';
import { feedbackStatements, withName } from '#content/feedback-statements.ts';
import { areas } from '#domain/areas.ts';
import { competencies, competencyById, type CompetencyId } from '#domain/competencies.ts';
import {
  ENOUGH_VOICES,
  type FeedbackLists,
  type FeedbackRow,
  type FullResult,
  type Score,
} from '#domain/feedback/feedback.ts';
import { compareResults } from '#domain/feedback/result-comparison.ts';
import type { Day } from '#domain/plan-dates.ts';
import { formatScore } from '#domain/score-format.ts';
import { drawing } from '#web/features/results/radar/radar-card.css.ts';
import { shortDay } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { stack } from '#web/ui/layout.css.ts';
import { h3, h4, strong } from '#web/ui/text.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './feedback.css.ts';
import { Sentences } from './sentences.tsx';
import { SelfAndOthersRadar } from './self-and-others-radar.tsx';

export interface DatedResult {
  result: FullResult;
  startsOn: Day;
}

interface FullResultProps {
  result: FullResult;
}

interface StatementsProps extends FullResultProps {
  /** Of the leader, as in the statements that were rated. */
  name: string;
}

interface ListsProps extends StatementsProps {
  /** Beside each competency of the lists. */
  action?: ((id: CompetencyId) => ReactNode) | undefined;
}

interface FullResultShownProps extends ListsProps {
  /** An earlier round to compare with. */
  earlier?: DatedResult | null;
}

const nameOf = (id: string) => competencyById.get(id)?.name ?? id;
const statementOf = (id: CompetencyId, name: string) => withName(feedbackStatements[id], name);

/** The frozen result of a full round; the same for the leader and for a shared link. */
export function FullResultShown({ result, name, action, earlier }: FullResultShownProps) {
  const hasGroups = result.groups.length > 0;
  return (
    <div className={stack[8]}>
      <Cover result={result} />
      {result.overall && <Overview result={result} />}
      {hasGroups && <Lists result={result} name={name} action={action} />}
      {earlier && <SinceEarlier before={earlier} after={result} />}
      <Groups result={result} name={name} />
      <Comments result={result} />
    </div>
  );
}

/** How many answered, and how much that says. */
function Cover({ result: { answered, invited, managers, groups } }: FullResultProps) {
  return (
    <Card as="section" pad="lg" aria-label={copy.answered(answered, invited)}>
      <div className={css.cover}>
        <div className={css.parts}>
          <p className={h3}>{copy.answered(answered, invited)}</p>
          {managers > 0 && <p>{copy.managers(managers)}</p>}
          {groups.length === 0 ? (
            <p className={strong}>{copy.onlyManager}</p>
          ) : (
            answered < ENOUGH_VOICES && <p className={strong}>{copy.few}</p>
          )}
        </div>
        <div>
          <h2 className={h4}>{copy.not.title}</h2>
          <ul className={css.bullets}>
            {copy.not.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}

/** Both radars, and beside them the same figures to read. */
function Overview({ result }: FullResultProps) {
  const { overall, areas: compared } = result;
  return (
    <TitledPart title={copy.radar.title} lead={copy.radar.lead}>
      <div className={css.overview}>
        <figure>
          <div aria-hidden className={drawing}>
            <SelfAndOthersRadar areas={compared} />
          </div>
          <figcaption className={css.caption}>
            <span>{copy.radar.you}</span>
            <span>{copy.radar.others}</span>
          </figcaption>
        </figure>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{copy.radar.area}</th>
              <th scope="col">{copy.you}</th>
              <th scope="col">{copy.others}</th>
            </tr>
          </thead>
          <tbody>
            {overall && <AreaRow name={copy.radar.overall} {...overall} />}
            {compared.map(({ area, ...both }) => (
              <AreaRow key={area} name={area} {...both} />
            ))}
          </tbody>
        </table>
      </div>
    </TitledPart>
  );
}

function AreaRow({ name, self, others }: { name: string; self: number; others: Score }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatScore(self)}</td>
      <td>{scoreText(others)}</td>
    </tr>
  );
}

const lists = Object.keys(copy.lists) as (keyof FeedbackLists)[];

function Lists(props: ListsProps) {
  return (
    <div className={css.lists}>
      {lists.map((list) => (
        <List key={list} list={list} {...props} />
      ))}
    </div>
  );
}

function List({ list, result, name, action }: ListsProps & { list: keyof FeedbackLists }) {
  const id = useId();
  const ids = result.lists[list];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={h3}>
        {copy.lists[list].title}
      </h2>
      <p className={css.hint}>{copy.lists[list].lead}</p>
      {ids.length === 0 ? (
        <p className={css.none}>{copy.none}</p>
      ) : (
        <ol role="list" className={css.rows}>
          {ids.map((competencyId) => {
            const row = result.rows.find((it) => it.competencyId === competencyId);
            return (
              <li key={competencyId} className={css.row}>
                <div>
                  <p className={strong}>{nameOf(competencyId)}</p>
                  <p className={css.hint}>{statementOf(competencyId, name)}</p>
                  {row && (
                    <p className={css.hint}>{copy.both(String(row.self), scoreText(row.others))}</p>
                  )}
                </div>
                {action?.(competencyId)}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** All statements by group, folded by area. */
function Groups({ result, name: leader }: StatementsProps) {
  return (
    <TitledPart title={copy.groups.title} lead={copy.groups.lead} isBeside>
      {areas.map(({ name }) => (
        <Fold key={name} className={css.area} title={<h3 className={h4}>{name}</h3>}>
          <ul role="list">
            {competencies
              .filter(({ category }) => category === name)
              .map(({ id }) => {
                const row = result.rows.find((it) => it.competencyId === id);
                return row && <GroupRow key={id} row={row} result={result} name={leader} />;
              })}
          </ul>
        </Fold>
      ))}
    </TitledPart>
  );
}

interface GroupRowProps extends StatementsProps {
  row: FeedbackRow;
}

function GroupRow({ row, result, name }: GroupRowProps) {
  const { groups, managers } = result;
  return (
    <li className={css.statement}>
      <div>
        <p className={strong}>{nameOf(row.competencyId)}</p>
        <p className={css.hint}>{statementOf(row.competencyId, name)}</p>
      </div>
      <dl className={css.cells}>
        <Shown term={copy.you} value={row.self === null ? null : String(row.self)} />
        {managers > 0 && (
          <Shown
            term={copy.manager(managers)}
            value={row.manager === null ? null : formatScore(row.manager)}
          />
        )}
        {groups.map(({ roles }, index) => {
          const cell = row.cells[index] ?? null;
          return (
            <Shown
              key={roles.join()}
              term={groupName(roles)}
              value={cell && scoreText(cell.average)}
              note={cell?.agreement && copy.agreement[cell.agreement]}
            />
          );
        })}
        {groups.length > 1 && (
          <Shown term={copy.others} value={row.others === null ? null : scoreText(row.others)} />
        )}
      </dl>
    </li>
  );
}

interface ShownProps {
  term: string;
  value: string | null;
  note?: string | null | undefined;
}

function Shown({ term, value, note }: ShownProps) {
  return (
    <div>
      <dt className={css.hint}>{term}</dt>
      <dd className={css.figure}>
        {value ?? (
          <>
            <span aria-hidden>{copy.groups.blank}</span>
            <VisuallyHidden>{copy.groups.blankHidden}</VisuallyHidden>
          </>
        )}
        {note && <span className={css.hint}> {note}</span>}
      </dd>
    </div>
  );
}

const tones = { up: 'green', steady: 'neutral', down: 'orange' } as const;

/** What changed since an earlier round, in words alone. */
function SinceEarlier({ before, after }: { before: DatedResult; after: FullResult }) {
  const { groups, rows } = compareResults(before.result, after);
  const words = copy.earlier;
  const changed = rows.filter(({ verdicts, others }) =>
    [...verdicts, others].some((it) => it === 'up' || it === 'down'),
  );
  const names = [...groups.map(({ roles }) => groupName(roles)), copy.others];
  return (
    <TitledPart title={words.title(shortDay(before.startsOn))} lead={words.lead} isBeside>
      <div className={css.parts}>
        <ul role="list" className={css.rows}>
          {changed.map(({ competencyId, verdicts, others }) => (
            <li key={competencyId} className={css.row}>
              <p className={strong}>{nameOf(competencyId)}</p>
              <p className={css.effect}>
                {[...verdicts, groups.length === 1 ? null : others].map(
                  (verdict, index) =>
                    verdict && (
                      <Badge key={names[index]} tone={tones[verdict]}>
                        {words.change(names[index]!, verdict)}
                      </Badge>
                    ),
                )}
              </p>
            </li>
          ))}
        </ul>
        <p>{words.steady(rows.length - changed.length, rows.length)}</p>
      </div>
    </TitledPart>
  );
}

function Comments({ result }: FullResultProps) {
  const { comments, managerComments } = result;
  const isEmpty = comments.keep.length + comments.help.length === 0;
  const fromManagers = [...managerComments.keep, ...managerComments.help];
  return (
    <TitledPart title={copy.comments.title} isBeside>
      <div className={stack[6]}>
        {isEmpty && <p>{copy.comments.few}</p>}
        <Sentences title={copy.comments.keep} texts={comments.keep} />
        <Sentences title={copy.comments.help} texts={comments.help} />
        <Sentences title={copy.comments.manager} texts={fromManagers} />
      </div>
    </TitledPart>
  );
}
