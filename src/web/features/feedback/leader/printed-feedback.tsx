import type { ReactNode } from 'react';
import { fullResult as copy, groupName, scoreText } from '#content/feedback-leader.ts';
import { areas } from '#domain/areas.ts';
import { competencies, competencyById } from '#domain/competencies.ts';
import { ENOUGH_VOICES, type FeedbackLists, type FullResult } from '#domain/feedback/feedback.ts';
import { compareResults } from '#domain/feedback/result-comparison.ts';
import { formatScore } from '#domain/score-format.ts';
import { PrintedPage, PrintedTitle } from '#web/features/results/report/printed-page.tsx';
import { longDate, shortDay } from '#web/lib/dates.ts';
import { renderDocument } from '#web/lib/printed-document.tsx';
import type { DatedResult } from './full-result.tsx';
import { numbered } from './sentences.tsx';
import { SelfAndOthersRadar } from './self-and-others-radar.tsx';

export interface PrintedFeedbackProps extends DatedResult {
  earlier: DatedResult | null;
  /** As on the report's cover. */
  name: string | null;
}

export const feedbackHtml = (props: PrintedFeedbackProps) =>
  renderDocument(<PrintedFeedback {...props} />);

const nameOf = (id: string) => competencyById.get(id)?.name ?? id;

/** The result of a full round alone, as a complete document. */
export function PrintedFeedback({ result, startsOn, earlier, name }: PrintedFeedbackProps) {
  return (
    <PrintedPage title={copy.title} kind="leaflet">
      <header>
        <PrintedTitle title={copy.title} name={name} />
        <p className="muted">{longDate(`${startsOn}T12:00`)}</p>
      </header>
      <main className="comparison">
        <Cover result={result} />
        {result.overall && <Overview result={result} />}
        {result.groups.length > 0 && <Lists result={result} />}
        {earlier && <SinceEarlier before={earlier} after={result} />}
        <Groups result={result} />
        <Comments result={result} />
      </main>
    </PrintedPage>
  );
}

interface PartProps {
  result: FullResult;
}

interface PrintedPartProps {
  title: string;
  lead?: string;
  className?: string;
  children: ReactNode;
}

function Part({ title, lead, className = '', children }: PrintedPartProps) {
  return (
    <section className={`compared ${className}`}>
      <h2>{title}</h2>
      {lead !== undefined && <p className="muted">{lead}</p>}
      {children}
    </section>
  );
}

function Cover({ result: { answered, invited, managers, groups } }: PartProps) {
  return (
    <>
      <p className="verdict">
        {copy.answered(answered, invited)} {managers > 0 && copy.managers(managers)}
      </p>
      {groups.length === 0 ? (
        <p>
          <b>{copy.onlyManager}</b>
        </p>
      ) : (
        answered < ENOUGH_VOICES && (
          <p>
            <b>{copy.few}</b>
          </p>
        )
      )}
      <Part title={copy.not.title}>
        <ul>
          {copy.not.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Part>
    </>
  );
}

function Overview({ result: { overall, areas: compared } }: PartProps) {
  const rows = [
    ...(overall ? [{ name: copy.radar.overall, ...overall }] : []),
    ...compared.map(({ area, ...both }) => ({ name: area, ...both })),
  ];
  return (
    <Part title={copy.radar.title} lead={copy.radar.lead}>
      <div className="columns">
        <div>
          <SelfAndOthersRadar areas={compared} />
          <p className="muted">
            {copy.radar.you}
            <br />
            {copy.radar.others}
          </p>
        </div>
        <Table columns={[copy.radar.area, copy.you, copy.others]}>
          {rows.map(({ name, self, others }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="number">{formatScore(self)}</td>
              <td className="number">{scoreText(others)}</td>
            </tr>
          ))}
        </Table>
      </div>
    </Part>
  );
}

function Table({ columns, children }: { columns: readonly string[]; children: ReactNode }) {
  return (
    <table className="changes">
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={index > 0 ? 'number' : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Lists({ result }: PartProps) {
  return (Object.keys(copy.lists) as (keyof FeedbackLists)[]).map((list) => (
    <Part key={list} title={copy.lists[list].title} lead={copy.lists[list].lead}>
      {result.lists[list].length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <Table columns={[copy.groups.competency, copy.you, copy.others]}>
          {result.lists[list].map((id) => {
            const row = result.rows.find(({ competencyId }) => competencyId === id);
            return (
              <tr key={id}>
                <th scope="row">{nameOf(id)}</th>
                <td className="number">{row?.self}</td>
                <td className="number">{scoreText(row?.others ?? null)}</td>
              </tr>
            );
          })}
        </Table>
      )}
    </Part>
  ));
}

/** Every statement, with a column for each group. */
function Groups({ result: { groups, managers, rows } }: PartProps) {
  const hasTotal = groups.length > 1;
  const columns = [
    copy.you,
    ...(managers > 0 ? [copy.manager(managers)] : []),
    ...groups.map(({ roles }) => groupName(roles)),
    ...(hasTotal ? [copy.others] : []),
  ];
  return (
    <Part title={copy.groups.title} lead={copy.groups.lead} className="groups">
      {areas.map(({ name }) => (
        <Table key={name} columns={[name, ...columns]}>
          {competencies
            .filter(({ category }) => category === name)
            .map(({ id }) => {
              const row = rows.find(({ competencyId }) => competencyId === id);
              const shown = [
                row?.self ?? copy.groups.blank,
                ...(managers > 0
                  ? [row?.manager ? formatScore(row.manager) : copy.groups.blank]
                  : []),
                ...(row?.cells ?? []).map((cell) =>
                  cell
                    ? [scoreText(cell.average), cell.agreement && copy.agreement[cell.agreement]]
                        .filter(Boolean)
                        .join(' ')
                    : copy.groups.blank,
                ),
                ...(hasTotal
                  ? [row && row.others !== null ? scoreText(row.others) : copy.groups.blank]
                  : []),
              ];
              return (
                <tr key={id}>
                  <th scope="row">{nameOf(id)}</th>
                  {shown.map((text, index) => (
                    <td key={columns[index]} className="number">
                      {text}
                    </td>
                  ))}
                </tr>
              );
            })}
        </Table>
      ))}
    </Part>
  );
}

function SinceEarlier({ before, after }: { before: DatedResult; after: FullResult }) {
  const { groups, rows } = compareResults(before.result, after);
  const words = copy.earlier;
  const names = [...groups.map(({ roles }) => groupName(roles)), copy.others];
  return (
    <Part title={words.title(shortDay(before.startsOn))} lead={words.lead}>
      {rows.length === 0 ? (
        <p>{words.steady(0, 0)}</p>
      ) : (
        <Table columns={[copy.groups.competency, ...names]}>
          {rows.map(({ competencyId, verdicts, others }) => (
            <tr key={competencyId}>
              <th scope="row">{nameOf(competencyId)}</th>
              {[...verdicts, others].map((verdict, index) => (
                <td key={names[index]} className="number">
                  {verdict ? words.verdicts[verdict] : copy.groups.blank}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      )}
    </Part>
  );
}

function Comments({ result: { comments, managerComments } }: PartProps) {
  const lists = [
    { title: copy.comments.keep, texts: comments.keep },
    { title: copy.comments.help, texts: comments.help },
    { title: copy.comments.manager, texts: [...managerComments.keep, ...managerComments.help] },
  ].filter(({ texts }) => texts.length > 0);
  return (
    <Part title={copy.comments.title}>
      {comments.keep.length + comments.help.length === 0 && <p>{copy.comments.few}</p>}
      {lists.map(({ title, texts }) => (
        <div key={title} className="said">
          <h3>{title}</h3>
          <ul>
            {numbered(texts).map(([key, text]) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </Part>
  );
}
