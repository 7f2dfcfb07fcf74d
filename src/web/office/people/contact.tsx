import { firstQuestions } from '#content/coach-questions.ts';
import { officePeople, weakestWords } from '#content/office-people.ts';
import { moreTied, tiedText } from '#content/ranking.ts';
import { yourData } from '#content/your-data.ts';
import { competencies } from '#domain/competencies.ts';
import { rankCompetencies, rowsOf } from '#domain/competency-ranking.ts';
import { priorityAreas } from '#domain/development.ts';
import { listed } from '#domain/listed.ts';
import { withLevel } from '#domain/levels.ts';
import { formatScore } from '#domain/score-format.ts';
import { summarizeAreas } from '#domain/scoring.ts';
import { shortDate, shortDay } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { lead, muted, smallSize, textLink } from '#web/ui/text.css.ts';
import { AuditLog } from '#web/office/parts/audit-log.tsx';
import { DataTable, type Column } from '#web/office/parts/data-table.tsx';
import { breakable, FactList, OfficeSection } from '#web/office/parts/page.tsx';
import { SearchLink } from '#web/office/parts/routing.tsx';
import type { Contact, Result } from './people-query.ts';
import * as css from './people.css.ts';
import { asBlock, measure, stack3 } from '#web/ui/layout.css.ts';

const { contact: summaryWords } = officePeople;

interface ContactSummaryProps {
  contact: Contact;
  described: Result | undefined;
}

export function ContactSummary({ contact, described }: ContactSummaryProps) {
  const { firstAt, lastAt, assessments, source, bookedOn, overallScore, completedAt } = contact;
  const { terms } = summaryWords;
  return (
    <OfficeSection title={summaryWords.summary}>
      <FactList
        facts={[
          {
            term: terms.call,
            value:
              bookedOn === null ? (
                summaryWords.notBooked
              ) : (
                <Badge tone="outline">{summaryWords.bookedOn(shortDay(bookedOn))}</Badge>
              ),
          },
          { term: terms.overall, value: scoreText(overallScore, completedAt !== null) },
          { term: terms.area, value: areaText(described, completedAt !== null) },
          { term: terms.assessments, value: assessments },
          {
            term: terms.weakest,
            value: <Weakest responses={described?.responses ?? []} />,
            isWide: true,
          },
          { term: terms.first, value: shortDate(firstAt) },
          { term: terms.last, value: shortDate(lastAt) },
          { term: terms.source, value: source },
        ]}
      />
    </OfficeSection>
  );
}

export const scoreText = (score: number | null, isCompleted: boolean) =>
  score === null ? '–' : `${formatScore(score)}${isCompleted ? '' : ` ${officePeople.soFar}`}`;

/** Names the areas of a tie, which the list has no room for. */
function areaText(described: Result | undefined, isCompleted: boolean): string {
  const names = priorityAreas(summarizeAreas(described?.responses ?? [])).map(({ name }) => name);
  return names.length > 1 ? summaryWords.tied(listed(names)) : weakestWords(names, isCompleted);
}

/** The weakest competencies with their averages, each on its own line. */
function Weakest({ responses }: { responses: Result['responses'] }) {
  const ranking = rankCompetencies(responses);
  if (ranking === null) return summaryWords.tooFew;
  if (ranking.weakest.length === 0) return tiedText(ranking);
  const { shown, more } = rowsOf(ranking.weakest);
  return [
    ...shown.map(({ name, average }) => `${name}, ${withLevel(average)}`),
    moreTied(more),
  ].map((line) => (
    <span key={line} className={asBlock}>
      {line}
    </span>
  ));
}

const { ask: askWords, assessments: assessmentsWords } = officePeople.contact;

/** What to ask aloud, by the assessment that the summary describes. */
export function AskFirst({ described }: Pick<ContactSummaryProps, 'described'>) {
  const questions = firstQuestions(described?.responses ?? []);
  return (
    <OfficeSection title={askWords.title} lead={askWords.lead}>
      {questions.length === 0 ? (
        <p>{askWords.none(described !== undefined && described.answered > 0)}</p>
      ) : (
        <ul role="list" className={stack3}>
          {questions.map(({ name, score, question }) => (
            <li key={name}>
              <p className={`${smallSize} ${muted}`}>{`${name}, ${score}`}</p>
              <p className={`${lead} ${measure}`}>{question}</p>
            </li>
          ))}
        </ul>
      )}
    </OfficeSection>
  );
}

export function ContactAssessments({ contact, shown }: { contact: Contact; shown: string }) {
  return (
    <OfficeSection title={assessmentsWords.title}>
      <DataTable
        caption={assessmentsWords.title}
        fitsFrom="medium"
        rows={contact.results}
        rowKey={({ id }) => id}
        columns={[startedColumn(shown), ...others]}
      />
    </OfficeSection>
  );
}

const startedColumn = (shown: string): Column<Result> => ({
  title: assessmentsWords.started,
  cell: ({ id, createdAt }) =>
    id === shown ? (
      `${shortDate(createdAt)}, ${assessmentsWords.shown}`
    ) : (
      <SearchLink change={{ assessment: id }} className={textLink}>
        {assessmentsWords.show(shortDate(createdAt))}
      </SearchLink>
    ),
});

const others: readonly Column<Result>[] = [
  {
    title: assessmentsWords.address,
    cell: ({ isVerified }) => assessmentsWords[isVerified ? 'verified' : 'unverified'],
  },
  {
    title: assessmentsWords.rated,
    isFigure: true,
    cell: ({ answered }) => `${answered} of ${competencies.length}`,
  },
  {
    title: assessmentsWords.completed,
    lineTitle: assessmentsWords.completed,
    cell: ({ completedAt }) => completedAt && shortDate(completedAt),
  },
  {
    title: assessmentsWords.overall,
    isFigure: true,
    cell: ({ overallScore, completedAt }) => scoreText(overallScore, completedAt !== null),
  },
  {
    title: assessmentsWords.source,
    lineTitle: assessmentsWords.source,
    hiddenOn: 'phones and tablets',
    cell: ({ source }) => source && breakable(source),
  },
];

const { mails: mailsWords } = officePeople.contact;

export function ContactMails({ contact: { mails } }: { contact: Contact }) {
  return (
    <OfficeSection title={mailsWords.title}>
      {mails.length === 0 ? (
        <p>{mailsWords.none}</p>
      ) : (
        <DataTable
          caption={mailsWords.title}
          rows={mails}
          rowKey={({ id }) => id}
          columns={[
            { title: mailsWords.kind, cell: ({ kind }) => yourData.mails.kinds[kind] },
            {
              title: mailsWords.state,
              cell: ({ state }) => (
                <span className={css.status}>{yourData.mails.states[state]}</span>
              ),
            },
            {
              title: mailsWords.date,
              cell: ({ sentAt, createdAt }) => shortDate(sentAt ?? createdAt),
            },
          ]}
        />
      )}
    </OfficeSection>
  );
}

const { bookings: bookingsWords } = officePeople.contact;

/** Bookings reported by the scheduler; hidden if there are none. */
export function ContactBookings({ contact: { bookings } }: { contact: Contact }) {
  if (bookings.length === 0) return null;
  return (
    <OfficeSection title={bookingsWords.title}>
      <DataTable
        caption={bookingsWords.title}
        rows={bookings}
        rowKey={(booking) => bookings.indexOf(booking)}
        columns={[
          {
            title: bookingsWords.booked,
            cell: ({ bookedOn }) => bookedOn && shortDay(bookedOn),
          },
          {
            title: bookingsWords.canceled,
            cell: ({ cancelledOn }) =>
              cancelledOn === null ? bookingsWords.notCanceled : shortDay(cancelledOn),
          },
        ]}
      />
    </OfficeSection>
  );
}

const { events: eventsWords } = officePeople.contact;

export function ContactEvents({ contact: { events } }: { contact: Contact }) {
  return (
    <OfficeSection title={eventsWords.title}>
      {events.length === 0 ? <p>{eventsWords.none}</p> : <AuditLog entries={events} />}
    </OfficeSection>
  );
}
