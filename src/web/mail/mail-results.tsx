import { areaFigure, areaWord, mailLabels } from '#content/mails.ts';
import { moreTied, noneStandsOut, tiedText } from '#content/ranking.ts';
import { areas as allAreas } from '#domain/areas.ts';
import { rowsOf, type Ranked } from '#domain/competency-ranking.ts';
import type { MailedResults } from '#domain/mail.ts';
import { withLevel } from '#domain/levels.ts';
import { formatScore, scoreShare } from '#domain/score-format.ts';
import { EMPTY, exactly, Gap, Row, Rows } from './layout.tsx';
import { Paragraph } from './mail-frame.tsx';
import { body, painted, paintedBar, serif, small } from './mail-styles.ts';

/** The five areas of a completed assessment and its highest and lowest competencies, as rows. */
export function DetailedScores({ areas, ranking }: MailedResults) {
  const tied = ranking && tiedText(ranking);
  return (
    <>
      <Title>{mailLabels.areas}</Title>
      {areas.map((area) => (
        <Area key={area.name} {...area} />
      ))}
      {ranking && ranking.strongest.length + ranking.weakest.length > 0 && (
        <>
          <End title={mailLabels.strongest} ranked={ranking.strongest} />
          <End title={mailLabels.weakest} ranked={ranking.weakest} />
        </>
      )}
      {tied !== null && (
        <>
          <Gap height={18} />
          <Paragraph>{tied}</Paragraph>
        </>
      )}
      <Gap height={18} />
    </>
  );
}

export function OverallScore({ results }: { results: MailedResults }) {
  return (
    <Row {...painted('line', LINE)}>
      <p {...painted('muted', { ...small, margin: 0 })}>{mailLabels.overall(results)}</p>
      <p {...painted('words', { ...body, margin: 0, paddingTop: 4 })}>
        <span style={{ fontFamily: serif, fontSize: '48px', lineHeight: '56px' }}>
          {formatScore(results.overallScore)}
        </span>{' '}
        <span {...painted('muted')}>{mailLabels.outOf(results)}</span>
      </p>
    </Row>
  );
}

const LINE = {
  padding: '18px 0 6px',
  borderStyle: 'solid',
  borderWidth: '1px 0 0',
} as const;

function Title({ children }: { children: string }) {
  return (
    <Row style={{ padding: '26px 0 10px' }}>
      <h2
        {...painted('words', {
          margin: 0,
          fontFamily: serif,
          fontSize: '21px',
          fontWeight: 'normal',
          lineHeight: '28px',
        })}
      >
        {children}
      </h2>
    </Row>
  );
}

function Area(area: MailedResults['areas'][number]) {
  return (
    <Row style={{ paddingBottom: 14 }}>
      <Rows width="100%">
        <Scored name={area.name} figure={areaFigure(area)} />
      </Rows>
      <Bar {...area} />
      <p {...painted('muted', { ...small, margin: 0, paddingTop: 4 })}>{areaWord(area)}</p>
    </Row>
  );
}

function Scored({ name, figure }: { name: string; figure: string }) {
  return (
    <tr>
      <td {...painted('words', { ...body, padding: '2px 12px 2px 0' })}>{name}</td>
      <td align="right" valign="top" {...painted('words', { ...body, padding: '2px 0' })}>
        <b>{figure}</b>
      </td>
    </tr>
  );
}

const BAR = exactly(8);

/** Drawn with table cells, so it looks the same when a client blocks images. */
function Bar({ name, score }: MailedResults['areas'][number]) {
  const { color } = allAreas.find((area) => area.name === name)!;
  const percent = Math.round(scoreShare((score ?? 0) / 100) * 100);
  return (
    <Rows width="100%" aria-hidden>
      <tr>
        {percent > 0 && (
          <td width={`${percent}%`} height={8} {...paintedBar(color, BAR)}>
            {EMPTY}
          </td>
        )}
        {percent < 100 && (
          <td width={`${100 - percent}%`} height={8} {...painted('track', BAR)}>
            {EMPTY}
          </td>
        )}
      </tr>
    </Rows>
  );
}

function End({ title, ranked }: { title: string; ranked: Ranked }) {
  const { shown, more } = rowsOf(ranked);
  const rest = moreTied(more);
  return (
    <>
      <Title>{title}</Title>
      {shown.length > 0 ? (
        <Row style={{ paddingBottom: 8 }}>
          <Rows width="100%">
            {shown.map(({ id, name, average }) => (
              <Scored key={id} name={name} figure={withLevel(average)} />
            ))}
          </Rows>
        </Row>
      ) : (
        <Paragraph>{noneStandsOut}</Paragraph>
      )}
      {rest !== null && <Paragraph>{`${rest}.`}</Paragraph>}
    </>
  );
}
