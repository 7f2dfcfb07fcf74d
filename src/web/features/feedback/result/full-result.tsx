import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { fullResult as copy, groupName, scoreText } from '#content/feedback-result.ts';
import { feedbackStatements, withName } from '#content/feedback-statements.ts';
import { areas } from '#domain/areas.ts';
import { competencyById, type CompetencyId } from '#domain/competencies.ts';
import { scoreValue } from '#domain/feedback/cells.ts';
import { ENOUGH_VOICES } from '#domain/feedback/feedback.ts';
import type {
  FeedbackLists,
  FeedbackResult,
  FeedbackRow,
  FullResult,
  Score,
} from '#domain/feedback/result.ts';
import { compareResults } from '#domain/feedback/result-comparison.ts';
import type { Day } from '#domain/plan-dates.ts';
import { formatScore } from '#domain/score-format.ts';
import {
  AfterLine,
  BeforeLine,
  ComparedRadar,
} from '#web/features/results/radar/compared-radar.tsx';
import { shortDay } from '#web/lib/dates.ts';
import type { TitledPartProps } from '#web/ui/titled-part.tsx';
import type * as onPage from './result.css.ts';

export interface GroupsProps {
  result: FullResult;
  /** Of the leader, as in the statements that were rated. */
  name: string;
}

/** How a result looks: on a page or on paper. */
export interface ResultLook {
  /** Of its parts, and of what is in them. */
  Heading: 'h2' | 'h3';
  Subheading: 'h3' | 'h4';
  Part: ComponentType<Omit<TitledPartProps, 'id'>>;
  /** One of the lists; all but the first fold on a phone. */
  List: ComponentType<{ title: ReactNode; folds: boolean; children: ReactNode }>;
  /** All statements by group. */
  Groups: ComponentType<GroupsProps>;
  css: Partial<typeof onPage & Record<'said' | 'number', string>>;
}

export const Look = createContext<ResultLook | null>(null);
const useLook = () => useContext(Look)!;

export interface FullResultProps extends GroupsProps {
  /** Beside each competency of the lists. */
  action?: ((id: CompetencyId) => ReactNode) | undefined;
  /** An earlier round to compare with. */
  previous?: { result: FeedbackResult; startsOn: Day } | null | undefined;
}

export const isFull = <Round extends { result: FeedbackResult | null }>(
  round: Round,
): round is Round & { result: FullResult } => round.result?.kind === 'full';

export const nameOf = (id: string) => competencyById.get(id)?.name ?? id;
export const statementOf = (id: CompetencyId, name: string) =>
  withName(feedbackStatements[id], name);

/** The frozen result of a full round; the same for the leader, on paper, and for a shared link. */
export function FullResultParts(props: FullResultProps) {
  const { result, name } = props;
  const { Part, Groups } = useLook();
  return (
    <>
      <Cover result={result} />
      <Overview result={result} />
      <Caveats />
      {result.groups.length > 0 && <Lists {...props} />}
      <SinceEarlier {...props} />
      <Part title={copy.groups.title} lead={copy.groups.lead} isBeside>
        <Groups result={result} name={name} />
      </Part>
      <Comments result={result} />
    </>
  );
}

interface OfResult {
  result: FullResult;
}

/** How many answered. */
function Cover({ result: { answered, invited, managers, groups } }: OfResult) {
  const { css } = useLook();
  return (
    <section className={css.cover} aria-label={copy.answered(answered, invited)}>
      <p className={css.answered}>{copy.answered(answered, invited)}</p>
      {managers > 0 && <p>{copy.managers(managers)}</p>}
      {groups.length === 0 ? (
        <p className={css.strong}>{copy.onlyManager}</p>
      ) : (
        answered < ENOUGH_VOICES && <p className={css.strong}>{copy.few}</p>
      )}
    </section>
  );
}

/** How much the result says. It comes after the chart, so that readers see the result first. */
function Caveats() {
  const { Part, css } = useLook();
  return (
    <Part title={copy.not.title} isBeside>
      <ul className={css.bullets}>
        {copy.not.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Part>
  );
}

/** Both radars, and beside them the same figures to read. */
function Overview({ result: { overall, areas: compared } }: OfResult) {
  const { Part, css } = useLook();
  if (overall === null) return null;
  return (
    <Part title={copy.radar.title} lead={copy.radar.lead}>
      <div className={css.overview}>
        <figure>
          <div aria-hidden className={css.drawing}>
            <ComparedRadar
              changes={compared.map(({ area, self, others }) => ({
                area,
                after: self,
                before: scoreValue('full', others),
              }))}
            />
          </div>
          <figcaption className={css.caption}>
            <span className={css.entry}>
              <AfterLine /> {copy.radar.you}
            </span>
            <span className={css.entry}>
              <BeforeLine /> {copy.radar.others}
            </span>
          </figcaption>
        </figure>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{copy.radar.area}</th>
              <th scope="col" className={css.number}>
                {copy.you}
              </th>
              <th scope="col" className={css.number}>
                {copy.others}
              </th>
            </tr>
          </thead>
          <tbody>
            {[{ area: copy.radar.overall, ...overall }, ...compared].map(
              ({ area, self, others }) => (
                <tr key={area}>
                  <th scope="row">{area}</th>
                  <td className={css.number}>{formatScore(self)}</td>
                  <td className={css.number}>{scoreText(others)}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </Part>
  );
}

function Lists({ result, name, action }: FullResultProps) {
  const { Heading, List, css } = useLook();
  return (
    <div className={css.lists}>
      {(Object.keys(copy.lists) as (keyof FeedbackLists)[]).map((list, index) => (
        <section key={list} className={css.list}>
          <List
            title={<Heading className={css.h3}>{copy.lists[list].title}</Heading>}
            folds={index > 0}
          >
            <p className={css.hint}>{copy.lists[list].lead}</p>
            <ol role="list" className={css.rows}>
              {result.lists[list].length === 0 && <li className={css.row}>{copy.none}</li>}
              {result.lists[list].map((id) => {
                const row = result.rows.find(({ competencyId }) => competencyId === id);
                return (
                  <li key={id} className={css.row}>
                    <div>
                      <p className={css.strong}>{nameOf(id)}</p>
                      <p className={css.hint}>{statementOf(id, name)}</p>
                      {row && (
                        <p className={css.ratings}>
                          {copy.both(String(row.self), scoreText(row.others))}
                        </p>
                      )}
                    </div>
                    {action?.(id)}
                  </li>
                );
              })}
            </ol>
          </List>
        </section>
      ))}
    </div>
  );
}

/** What changed since an earlier round, in words alone. */
function SinceEarlier({ previous, result }: FullResultProps) {
  const { Part, css } = useLook();
  if (!previous || !isFull(previous)) return null;
  const { groups, rows } = compareResults(previous.result, result);
  const words = copy.earlier;
  const changed = rows.filter(({ verdicts, others }) =>
    [...verdicts, others].some((it) => it === 'up' || it === 'down'),
  );
  const names = [...groups.map(({ roles }) => groupName(roles)), copy.others];
  return (
    <Part title={words.title(shortDay(previous.startsOn))} lead={words.lead}>
      <div className={css.parts}>
        <ul role="list" className={css.rows}>
          {changed.map(({ competencyId, verdicts, others }) => (
            <li key={competencyId} className={css.row}>
              <p className={css.strong}>{nameOf(competencyId)}</p>
              <p className={css.verdicts}>
                {[...verdicts, groups.length === 1 ? null : others].map(
                  (verdict, index) =>
                    verdict && (
                      <span key={names[index]} className={css[verdict]}>
                        {words.change(names[index]!, verdict)}
                      </span>
                    ),
                )}
              </p>
            </li>
          ))}
        </ul>
        <p>{words.steady(rows.length - changed.length, rows.length)}</p>
      </div>
    </Part>
  );
}

interface ShownCell {
  term: string;
  /** Blank if null. */
  value: string | null;
  agreement?: string | null | undefined;
}

/** What is shown of a statement: the leader's rating, managers', each group's, and that of all groups. */
export function cellsOf({ groups, managers }: FullResult, row: FeedbackRow): ShownCell[] {
  const value = (score: Score | null) => (score === null ? null : scoreText(score));
  return [
    { term: copy.you, value: row.self === null ? null : String(row.self) },
    ...(managers > 0 ? [{ term: copy.manager(managers), value: value(row.manager) }] : []),
    ...groups.map(({ roles }, index) => {
      const cell = row.cells[index] ?? null;
      return {
        term: groupName(roles),
        value: cell && scoreText(cell.average),
        agreement: cell?.agreement && copy.agreement[cell.agreement],
      };
    }),
    ...(groups.length > 1 ? [{ term: copy.others, value: value(row.others) }] : []),
  ];
}

export const rowsByArea = ({ rows }: FullResult) =>
  areas.map(({ name }) => ({
    area: name,
    rows: rows.filter(({ competencyId }) => competencyById.get(competencyId)?.category === name),
  }));

function Comments({ result: { comments, managerComments, managers } }: OfResult) {
  const { Part, css } = useLook();
  const { title, keep, help, few } = copy.comments;
  const manager = copy.manager(managers);
  return (
    <Part title={title} isBeside>
      <div className={css.comments}>
        <Sentences title={keep} texts={comments.keep} />
        <Sentences title={help} texts={comments.help} />
        <Sentences title={`${manager}: ${keep}`} texts={managerComments.keep} />
        <Sentences title={`${manager}: ${help}`} texts={managerComments.help} />
        {comments.keep.length + comments.help.length === 0 && <p>{few}</p>}
      </div>
    </Part>
  );
}

/** What people wrote, in the order of the result. */
export function Sentences({ title, texts }: { title: string; texts: readonly string[] }) {
  const { Subheading, css } = useLook();
  if (texts.length === 0) return null;
  return (
    <div className={css.said}>
      <Subheading className={css.h4}>{title}</Subheading>
      <ul role="list" className={css.quotes}>
        {numbered(texts).map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** The same words may be there twice. */
const numbered = (texts: readonly string[]) =>
  texts.map((text, index) => [`${index} ${text}`, text] as const);
