import type { ReactNode } from 'react';
import { firstQuestions } from '#content/coach-questions.ts';
import { comparisonCopy, comparisonSummary } from '#content/comparison.ts';
import { levelWordsFor } from '#content/level-words.ts';
import { officePeople } from '#content/office-people.ts';
import { planSuggestions } from '#content/plan-suggestions.ts';
import { profileLabels, profileText } from '#content/profile.ts';
import { moreTied, noneStandsOut, tiedText } from '#content/ranking.ts';
import { siteName } from '#content/site.ts';
import { competencyById } from '#domain/competencies.ts';
import { rankCompetencies, rowsOf, type Ranked } from '#domain/competency-ranking.ts';
import { compareAssessments } from '#domain/comparison.ts';
import { levelOf, withLevel } from '#domain/levels.ts';
import { listed } from '#domain/listed.ts';
import { suggestFocus } from '#domain/plan-focus.ts';
import { profileOf } from '#domain/profile.ts';
import { ratingScale } from '#domain/rating-scale.ts';
import { rewordings } from '#domain/rewordings.ts';
import { summarizeAreas } from '#domain/scoring.ts';
import { Notes, PrintedTitle } from '#web/features/results/printed/printed-page.tsx';
import { onePage, page } from '#web/features/results/printed/report.css.ts';
import { longDate } from '#web/lib/dates.ts';
import { renderDocument } from '#web/lib/print-document.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { above3, above5, halves, stack2 } from '#web/ui/layout.css.ts';
import { accent, h2, h3, h4, muted, smallSize } from '#web/ui/text.css.ts';
import { scoreText } from './contact.tsx';
import { countedResults, type Contact, type Result } from './people-query.ts';

const { brief: words, ask, tooFew } = officePeople.contact;
const PLACES = 5;

export interface SessionBriefProps {
  contact: Contact;
  described: Result;
}

export const sessionBriefHtml = (props: SessionBriefProps) =>
  renderDocument(
    `${words.title}: ${props.contact.address} - ${siteName}`,
    <SessionBrief {...props} />,
  );

export function SessionBrief({ contact, described }: SessionBriefProps) {
  const { responses, overallScore, isCompleted, createdAt, completedAt } = described;
  const questions = firstQuestions(responses);
  const [focus] = suggestFocus(responses);
  return (
    <Container className={page}>
      <main className={onePage}>
        <header>
          <PrintedTitle title={words.title} name={contact.address} className={h2} />
          <p className={`${muted} ${above3}`}>
            {words.of(longDate(completedAt ?? createdAt), scoreText(overallScore, isCompleted))}
          </p>
        </header>
        <ProfilePart responses={responses} />
        <EndsPart responses={responses} />
        <ChangesPart contact={contact} described={described} />
        <Part title={words.plan}>
          <p>{words.planText}</p>
          {focus && questions.length > 0 && (
            <p>
              {words.start(
                competencyById.get(focus.competencyId)!.name,
                planSuggestions[focus.competencyId].actions[30],
              )}
            </p>
          )}
        </Part>
        <Part title={ask.title}>
          {questions.length === 0 && <p>{ask.none(described.answered > 0)}</p>}
          {questions.map(({ name, question }) => (
            <p key={name}>
              <b>{name}</b>
              <span>{`: ${question}`}</span>
            </p>
          ))}
        </Part>
        <Notes />
      </main>
    </Container>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${stack2} ${above5}`}>
      <h2 className={h4}>{title}</h2>
      {children}
    </section>
  );
}

function ProfilePart({ responses }: Pick<Result, 'responses'>) {
  const profile = profileOf(summarizeAreas(responses), responses);
  if (profile === null) return null;
  const { headline, text } = profileText(profile);
  return (
    <section className={`${stack2} ${above5}`}>
      <p className={`${smallSize} ${muted}`}>{profileLabels.writtenTo}</p>
      <h2 className={`${h3} ${accent}`}>{headline}</h2>
      <p>{text}</p>
    </section>
  );
}

function EndsPart({ responses }: Pick<Result, 'responses'>) {
  const ranking = rankCompetencies(responses, PLACES);
  if (ranking === null) return <p>{tooFew}</p>;
  const { strongest, weakest } = ranking;
  return (
    <>
      {strongest.length + weakest.length > 0 && (
        <div className={halves}>
          <Part title={words.highest}>
            <End ranked={strongest} />
          </Part>
          <Part title={words.lowest}>
            <End ranked={weakest} />
          </Part>
        </div>
      )}
      <p>{tiedText(ranking)}</p>
    </>
  );
}

/** Each with what its level says. High levels say the same of all competencies, so they follow once. */
function End({ ranked }: { ranked: Ranked }) {
  const { shown, more } = rowsOf(ranked);
  const high = ratingScale.filter((level) =>
    shown.some(({ id, average }) => !levelWordsFor(id, average) && levelOf(average) === level),
  );
  return (
    <>
      {shown.length === 0 && <p>{noneStandsOut}</p>}
      {shown.map(({ id, name, average }) => (
        <p key={id}>
          <b>{`${name}, ${withLevel(average)}`}</b>
          <span>{wordsAfter(levelWordsFor(id, average))}</span>
        </p>
      ))}
      {more.length > 0 && <p>{`${moreTied(more)}.`}</p>}
      {high.map(({ value, label, description }) => (
        <p key={value} className={muted}>{`${label}: ${description}`}</p>
      ))}
    </>
  );
}

const wordsAfter = (said: string | null) => said && `: ${said}.`;

const NAMED = 4;

/** What changed since the completed assessment before this one. */
function ChangesPart({ contact, described }: SessionBriefProps) {
  const earlier = countedResults(contact).find(
    ({ isCompleted, createdAt }) => isCompleted && createdAt < described.createdAt,
  );
  if (!earlier) return null;
  const { overall, competencies } = compareAssessments(
    earlier.responses,
    described.responses,
    rewordings,
  );
  const named = (verdict: 'up' | 'down', changes: typeof competencies) => {
    const names = changes
      .filter((it) => it.verdict === verdict)
      .map(({ competencyId }) => competencyById.get(competencyId)!.name);
    const more = names.length - NAMED;
    const shown = more > 0 ? [...names.slice(0, NAMED), `${more} more`] : names;
    return shown.length > 0 && `${comparisonCopy.verdicts[verdict]}: ${listed(shown)}.`;
  };
  return (
    <Part title={words.changed(longDate(earlier.completedAt ?? earlier.createdAt))}>
      <p>{overall ? comparisonSummary(overall, competencies) : comparisonCopy.nothing}</p>
      <p>
        {[named('up', competencies), named('down', competencies.toReversed())]
          .filter(Boolean)
          .join(' ')}
      </p>
    </Part>
  );
}
