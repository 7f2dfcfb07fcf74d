import { notRatedYet } from '#content/assessment-words.ts';
import { equalText, restOf } from '#content/ranking.ts';
import { scoreMeaning } from '#content/report.ts';
import { areas } from '#domain/areas.ts';
import type { CompetencyLine } from '#domain/competency-lines.ts';
import type { CompetencyRanking, Ranked } from '#domain/competency-ranking.ts';
import { ratingScale } from '#domain/rating-scale.ts';
import type { ReportSection } from '#domain/report.ts';
import { formatAverage, scoreShare } from '#domain/score-format.ts';
import { AreaMark, RadarDrawing } from '#web/features/results/radar/radar-drawing.tsx';
import { palette } from '#web/theme/tokens.ts';
import type { ReportPart } from './printed-page.tsx';

/** How to read the figures; the same in every report. */
export function Meaning() {
  return (
    <>
      <p>{scoreMeaning.how}</p>
      <h3>{scoreMeaning.levels}</h3>
      <dl>
        {ratingScale.map((level) => (
          <div key={level.value}>
            <dt>
              <Level level={level} />
            </dt>
            <dd>{level.description}</dd>
          </div>
        ))}
      </dl>
      <h3>{scoreMeaning.limits}</h3>
      <ul>
        {scoreMeaning.not.map(({ lead, text }) => (
          <li key={lead}>
            <b>{lead}</b> {text}
          </li>
        ))}
      </ul>
    </>
  );
}

function Level({ level: { value, label, color } }: { level: (typeof ratingScale)[number] }) {
  return (
    <>
      <span className={`level ${color}`}>{value}</span> {label}
    </>
  );
}

/** The five averages as a picture, and beside it the same figures to read. */
export function Overview({ sections }: { sections: readonly ReportSection[] }) {
  const corners = areas.map(({ name }) => sections.find(({ area }) => area.name === name)!.area);
  return (
    <>
      <div className="columns">
        <RadarDrawing areas={corners} />
        <table>
          <tbody>
            {sections.map(({ area, average }) => (
              <tr key={area.name}>
                <th scope="row">
                  <AreaMark area={area} className="dot" />
                  {area.name}
                </th>
                <td className="bar">
                  {area.completed === 0 ? notRatedYet : <Bar average={area.averageScore} />}
                </td>
                <td className="number">{average}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted">Scale: 1 (Not Yet Developed) to 5 (Advanced)</p>
    </>
  );
}

/** A shape instead of a background, which browsers do not print by default. */
function Bar({ average }: { average: number }) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <rect width="100" height="6" fill={palette.line} vectorEffect="non-scaling-stroke" />
      <rect
        width={(scoreShare(average) * 100).toFixed(1)}
        height="6"
        fill={palette.ink}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

export function Ranking({ ranking }: { ranking: CompetencyRanking }) {
  if (ranking.kind === 'equal') return <p>{equalText(ranking.tie, 'all')}</p>;
  return (
    <>
      <div className="ends">
        <End title="Strongest" ranked={ranking.strongest} />
        <End title="Weakest" ranked={ranking.weakest} />
      </div>
      {ranking.others && <p className="muted">{equalText(ranking.others, 'others')}</p>}
    </>
  );
}

function End({ title, ranked }: { title: string; ranked: Ranked }) {
  const rest = restOf(ranked);
  return (
    <div>
      <h3>{title}</h3>
      {ranked.competencies.length > 0 && (
        <table>
          <tbody>
            {ranked.competencies.map(({ id, name, area, average }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  <br />
                  <span className="muted">{area}</span>
                </th>
                <td className="number">{formatAverage(average)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rest !== null && <p className="muted">{rest}</p>}
    </div>
  );
}

/** An area: its average, the advice, and every competency with both statements and their ratings. */
export function areaPart({ area, average, advice, lines }: ReportSection): ReportPart {
  const { name, color, completed, total } = area;
  const id = `area-${color}`;
  const content = (
    <section className="area" id={id}>
      <div className="intro">
        <h2>
          <AreaMark area={area} className="dot" />
          {name}
        </h2>
        <p className="score">{average}</p>
        <p>{advice}</p>
        <p className="muted">{`${completed} of ${total} completed`}</p>
      </div>
      {lines.map((line) => (
        <Competency key={line.id} line={line} />
      ))}
    </section>
  );
  return { id, title: name, content };
}

function Competency({ line: { name, average, statements } }: { line: CompetencyLine }) {
  return (
    <div className="competency">
      <h3>{name}</h3>
      <p className="number">{average}</p>
      <dl>
        {statements.map(({ text, level }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{level ? <Level level={level} /> : notRatedYet}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
