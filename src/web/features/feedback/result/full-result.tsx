import type { ReactNode } from 'react';
import { fullResult as copy, groupName, scoreText } from '#content/feedback-result.ts';
import { feedbackStatements, withName } from '#content/feedback-statements.ts';
import { areas } from '#domain/areas.ts';
import { competencyById, competencyName, type CompetencyId } from '#domain/competencies.ts';
import { scoreValue } from '#domain/feedback/cells.ts';
import { ENOUGH_VOICES } from '#domain/feedback/feedback.ts';
import type {
  FeedbackLists,
  FeedbackResult,
  FeedbackRow,
  FullResult,
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
import { badge } from '#web/ui/badge.css.ts';
import { Fold } from '#web/ui/fold.tsx';
import {
  above1,
  above3,
  above4,
  bullets,
  atCenter,
  cluster3,
  goneIfEmpty,
  halves,
  lineAbove,
  lineBelow,
  listRow,
  measure,
  middle,
  row3,
  stack1,
  stack2,
  stack3,
  stack4,
  stack6,
  scrolls,
  stack8,
} from '#web/ui/layout.css.ts';
import { PhoneFold } from '#web/ui/phone-fold.tsx';
import { Heading, TitledPart } from '#web/ui/titled-part.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './result.css.ts';

export interface FullResultProps {
  result: FullResult;
  /** Of the leader, as in the statements that were rated. */
  name: string;
  /** Read by someone else, to whom the leader is not `you`. */
  isShared?: boolean;
  /** Beside each competency of the lists. */
  action?: ((id: CompetencyId) => ReactNode) | undefined;
  previous?: { result: FeedbackResult; startsOn: Day } | null | undefined;
}

export const isFull = <Round extends { result: FeedbackResult | null }>(
  round: Round,
): round is Round & { result: FullResult } => round.result?.kind === 'full';

const statementOf = (id: CompetencyId, name: string) => withName(feedbackStatements[id], name);

/** The frozen result of a full round; the same for the leader, on paper, and for a shared link. */
export function FullResultShown(props: FullResultProps) {
  const { result } = props;
  const self = props.isShared ? copy.self : copy.you;
  return (
    <div className={stack8}>
      <Cover result={result} />
      <Overview result={result} leader={self} />
      {result.groups.length > 0 && <Lists {...props} self={self} />}
      <Caveats result={result} />
      <SinceEarlier {...props} />
      <TitledPart title={copy.groups.title} lead={copy.groups.lead}>
        <Groups {...props} self={self} />
      </TitledPart>
      <Comments result={result} />
    </div>
  );
}

/** In words, not by color alone. */
export const tones = { up: badge.green, steady: badge.neutral, down: badge.orange };

type OfResult = Pick<FullResultProps, 'result'>;

function Cover({ result: { answered, invited, managers, groups } }: OfResult) {
  return (
    <section className={`${stack2} ${measure}`} aria-label={copy.answered(answered, invited)}>
      <p className={text.h3}>{copy.answered(answered, invited)}</p>
      {managers > 0 && <p>{copy.managers(managers)}</p>}
      {groups.length === 0 ? (
        <p className={text.strong}>{copy.onlyManager}</p>
      ) : (
        answered < ENOUGH_VOICES && <p className={text.strong}>{copy.few}</p>
      )}
    </section>
  );
}

/** How much the result says. It comes after the lists, so that readers see the result first. */
function Caveats({ result }: OfResult) {
  return (
    <TitledPart title={copy.not.title} isBeside>
      <ul className={`${stack2} ${bullets}`}>
        {copy.not.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
        {result.overall && <li>{copy.not.gap}</li>}
      </ul>
    </TitledPart>
  );
}

function Overview({ result: { overall, areas: compared }, leader }: OfResult & { leader: string }) {
  if (overall === null) return null;
  return (
    <TitledPart title={copy.radar.title(leader)} lead={copy.radar.lead}>
      <div className={`${halves} ${middle}`}>
        <figure>
          <ComparedRadar
            changes={compared.map(({ area, self, others }) => ({
              area,
              after: self,
              before: scoreValue('full', others),
            }))}
          />
          <figcaption className={`${stack1} ${atCenter} ${above3} ${text.small}`}>
            <span className={`${row3} ${middle}`}>
              <AfterLine /> <span>{copy.radar.self(leader)}</span>
            </span>
            <span className={`${row3} ${middle}`}>
              <BeforeLine /> {copy.radar.others}
            </span>
          </figcaption>
        </figure>
        <RatingTable
          className={css.table}
          title={copy.radar.area}
          terms={[leader, copy.others]}
          rows={[{ area: copy.radar.overall, ...overall }, ...compared].map(
            ({ area, self, others }) => ({
              id: area,
              name: area,
              ratings: [formatScore(self), scoreText(others)],
            }),
          )}
        />
      </div>
    </TitledPart>
  );
}

type OfLeader = FullResultProps & { self: string };

function Lists({ result, name, isShared, action, self }: OfLeader) {
  return (
    <div className={halves}>
      {(Object.keys(copy.lists) as (keyof FeedbackLists)[]).map((list) => (
        <section key={list}>
          <PhoneFold
            title={<Heading className={text.h3}>{copy.lists[list].title}</Heading>}
            folds={result.lists[list].length === 0}
          >
            <p className={`${text.small} ${text.muted}`}>
              {copy.lists[list].lead(isShared ? name : copy.you)}
            </p>
            <ol role="list" className={`${above4} ${lineBelow} ${goneIfEmpty}`}>
              {result.lists[list].length === 0 && <li className={listRow}>{copy.none}</li>}
              {result.lists[list].map((id) => {
                const row = result.rows.find(({ competencyId }) => competencyId === id);
                return (
                  <li key={id} className={listRow}>
                    <div>
                      <p className={text.strong}>{competencyName(id)}</p>
                      <p className={`${text.small} ${text.muted}`}>{statementOf(id, name)}</p>
                      {row && (
                        <p className={`${above1} ${text.small} ${text.strong}`}>
                          {copy.both(self, String(row.self), scoreText(row.others))}
                        </p>
                      )}
                    </div>
                    {action?.(id)}
                  </li>
                );
              })}
            </ol>
          </PhoneFold>
        </section>
      ))}
    </div>
  );
}

/** What changed since an earlier round, in words alone. */
function SinceEarlier({ previous, result }: FullResultProps) {
  if (!previous || !isFull(previous)) return null;
  const { groups, rows } = compareResults(previous.result, result);
  const words = copy.earlier;
  const changed = rows.filter(({ verdicts, others }) =>
    [...verdicts, others].some((it) => it === 'up' || it === 'down'),
  );
  const names = [...groups.map(({ roles }) => groupName(roles)), copy.others];
  return (
    <TitledPart title={words.title(shortDay(previous.startsOn))} lead={words.lead}>
      <div className={stack4}>
        <ul role="list" className={`${above4} ${lineBelow} ${goneIfEmpty}`}>
          {changed.map(({ competencyId, verdicts, others }) => (
            <li key={competencyId} className={listRow}>
              <p className={text.strong}>{competencyName(competencyId)}</p>
              <p className={`${cluster3} ${middle}`}>
                {[...verdicts, groups.length === 1 ? null : others].map(
                  (verdict, index) =>
                    verdict && (
                      <span key={names[index]} className={tones[verdict]}>
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
    </TitledPart>
  );
}

function Groups({ result: { groups, managers, rows }, name, self }: OfLeader) {
  const hasManagers = managers > 0;
  const hasOthers = groups.length > 1;
  const terms = [
    self,
    ...(hasManagers ? [copy.manager(managers)] : []),
    ...groups.map(({ roles }) => groupName(roles)),
    ...(hasOthers ? [copy.others] : []),
  ];
  const ratingsOf = ({ self: own, manager, cells, others }: FeedbackRow) => [
    own,
    ...(hasManagers ? [manager && scoreText(manager)] : []),
    ...cells.map(
      (cell) =>
        cell && (
          <>
            <span>{scoreText(cell.average)}</span>
            {cell.agreement && (
              <span
                className={`${text.small} ${text.muted}`}
              >{` ${copy.agreement[cell.agreement]}`}</span>
            )}
          </>
        ),
    ),
    ...(hasOthers ? [others && scoreText(others)] : []),
  ];
  return areas.map(({ name: area }) => (
    <Fold key={area} className={lineAbove} title={<Heading className={text.h4}>{area}</Heading>}>
      <RatingTable
        className={css.groups}
        title={copy.groups.competency}
        terms={terms}
        rows={rows
          .filter(({ competencyId: id }) => competencyById.get(id)?.category === area)
          .map((row) => ({
            id: row.competencyId,
            name: (
              <>
                <span>{competencyName(row.competencyId)}</span>
                <p className={`${text.small} ${text.muted}`} data-print="hide">
                  {statementOf(row.competencyId, name)}
                </p>
              </>
            ),
            ratings: ratingsOf(row),
          }))}
      />
    </Fold>
  ));
}

interface RatingTableProps {
  className: string;
  title: string;
  terms: readonly string[];
  rows: readonly { id: string; name: ReactNode; ratings: readonly ReactNode[] }[];
}

function RatingTable({ className, title, terms, rows }: RatingTableProps) {
  return (
    <div className={scrolls}>
      <table className={className}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {terms.map((term) => (
              <th key={term} scope="col">
                {term}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, ratings }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {terms.map((term, index) => (
                <td key={term} data-term={term}>
                  {ratings[index] ?? (
                    <span role="img" aria-label={copy.groups.blankHidden}>
                      {copy.groups.blank}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Comments({ result: { comments, managerComments, managers } }: OfResult) {
  const { title, keep, help, few } = copy.comments;
  const manager = copy.manager(managers);
  return (
    <TitledPart title={title} isBeside>
      <div className={stack6}>
        <Sentences title={keep} texts={comments.keep} />
        <Sentences title={help} texts={comments.help} />
        <Sentences title={`${manager}: ${keep}`} texts={managerComments.keep} />
        <Sentences title={`${manager}: ${help}`} texts={managerComments.help} />
        {comments.keep.length + comments.help.length === 0 && <p>{few}</p>}
      </div>
    </TitledPart>
  );
}

export function Sentences({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <Heading className={text.h4}>{title}</Heading>
      <ul role="list" className={`${stack3} ${above3}`}>
        {[...texts.entries()].map(([place, written]) => (
          <li key={place} className={`${css.quote} ${measure} ${text.typed}`}>
            {written}
          </li>
        ))}
      </ul>
    </div>
  );
}
