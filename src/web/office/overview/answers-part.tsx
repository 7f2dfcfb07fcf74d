import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { officeOverview } from '#content/office-overview.ts';
import { agoWords, lowestWords } from '#content/office-people.ts';
import { competencyName } from '#domain/competencies.ts';
import { usualOrder } from '#domain/contact.ts';
import { byStopped, daysSince, outliers } from '#domain/overview.ts';
import { listed } from '#domain/listed.ts';
import { hidden } from '#web/office/parts/data-table.css.ts';
import { breakable } from '#web/office/parts/page.tsx';
import type { People } from '#web/office/people/people-query.ts';
import { OfficeLink, JumpLink } from '#web/office/parts/routing.tsx';
import { Loaded } from '#web/office/parts/query-state.tsx';
import { shortDay } from '#web/lib/dates.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Card } from '#web/ui/boxes.tsx';
import { h4, label, mayBreak, muted, smallSize, textLink } from '#web/ui/text.css.ts';
import { DROP_OFF } from './funnel-part.tsx';
import { LOWEST } from './lowest-part.tsx';
import * as css from './overview.css.ts';
import {
  averageText,
  figure,
  type Funnel,
  type Lowest,
  type OverviewAsked,
} from './overview-filters.tsx';
import { above3, asBlock, fromMedium, measure, shrinks, stack1 } from '#web/ui/layout.css.ts';

const { answers: words } = officeOverview;

interface AnswersProps {
  asked: OverviewAsked;
  funnel: UseQueryResult<Funnel, unknown>;
  lowest: UseQueryResult<Lowest, unknown>;
}

/** The owner's three questions: whom do I write to, where do people leave, what is weakest? */
export function AnswersPart({ asked, funnel, lowest }: AnswersProps) {
  return (
    <ul role="list" aria-label={words.label} className={css.answers}>
      <Answer title={words.toCall.title}>
        <ToCall />
      </Answer>
      <Answer title={words.leave.title}>
        <Loaded query={funnel} what="the drop-off figures">
          {(counted) => <WherePeopleLeave funnel={counted} asked={asked} />}
        </Loaded>
      </Answer>
      <Answer title={words.need.title}>
        <Loaded query={lowest} what="the lowest ratings">
          {(rated) => <WhatIsWeakest lowest={rated} />}
        </Loaded>
      </Answer>
    </ul>
  );
}

function Answer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="li" className={`${stack1} ${shrinks}`}>
      <h2 className={`${label} ${muted}`}>{title}</h2>
      {children}
    </Card>
  );
}

const NAMED = 3;

function ToCall() {
  const views = useQuery(trpc.office.people.views.queryOptions());
  const query = useQuery(
    trpc.office.people.list.queryOptions({ view: 'to_call', sort: usualOrder('to_call') }),
  );
  const { some, none, noneYet } = words.toCall;
  return (
    <Loaded query={views} what="who is waiting">
      {({ to_call: total, to_call_new: fresh }) =>
        total === 0 ? (
          <Finding answer={none} detail={noneYet} />
        ) : (
          <Finding
            answer={
              <OfficeLink to="/office/people" search={{ view: 'to_call' }} className={textLink}>
                {some(figure(fresh), figure(total))}
              </OfficeLink>
            }
            detail={
              <Loaded query={query} what="the contacts">
                {({ people }) => <Latest people={people.slice(0, NAMED)} />}
              </Loaded>
            }
          />
        )
      }
    </Loaded>
  );
}

/** The latest of those who wait, each with a reason to write. */
function Latest({ people }: Pick<People, 'people'>) {
  return (
    <div>
      {people.map((contact) => (
        <span key={contact.id} className={`${asBlock} ${mayBreak}`}>
          <OfficeLink
            to="/office/people/$id"
            params={{ id: contact.id }}
            search={{ view: 'to_call' }}
            className={textLink}
          >
            {breakable(contact.address)}
          </OfficeLink>
          <span className={asBlock}>{reason(contact)}</span>
        </span>
      ))}
      {people.length > 1 && <span>{words.toCall.order}</span>}
    </div>
  );
}

/** Like 'Completed 3 days ago · weakest: Influence 2.0'. */
function reason({ completedAt, lowest }: People['people'][number]): string {
  const { completed, weakest } = words.toCall;
  return [
    completedAt !== null && completed(agoWords(daysSince(completedAt, new Date()))),
    lowest && weakest(lowestWords(lowest)),
  ]
    .filter(Boolean)
    .join(' · ');
}

function WherePeopleLeave({ funnel, asked }: { funnel: Funnel; asked: OverviewAsked }) {
  const { started, completed, dropOff } = funnel;
  const { none, noneStarted, noneYet, spread, end, count } = words.leave;
  if (started === 0) return <Finding answer={noneStarted} detail={noneYet} />;
  const detail = (
    <>
      <span>{words.leave.completed(figure(completed), figure(started))}</span>
      <span className={hidden.phones}>{`, ${periodWords(asked)}`}</span>
      <span>.</span>
    </>
  );
  const places = byStopped(dropOff);
  if (places.length === 0) return <Finding answer={none} detail={detail} />;
  const clear = outliers(dropOff);
  const left = figure(places.reduce((sum, { stopped }) => sum + stopped, 0));
  return (
    <Finding
      answer={
        <JumpLink to={DROP_OFF}>
          {clear.length === 0 ? spread(left, places.length) : mostLeave(clear)}
        </JumpLink>
      }
      detail={
        <>
          <p>
            <span>{clear.length === 0 && places.length > 1 && `${whereMost(left, places)} `}</span>
            {detail}
          </p>
          {/* A phone leaves them out, so that all answers fit the first screen. */}
          <ol role="list" className={`${above3} ${fromMedium}`}>
            {places
              .slice(clear.length, clear.length + NAMED)
              .map(({ competencyId: id, stopped, reached }) => (
                <li key={id}>
                  {`${nameOf(id) ?? end}: ${count(figure(stopped), figure(reached))}`}
                </li>
              ))}
          </ol>
        </>
      }
    />
  );
}

/** Undefined after the last competency. */
const nameOf = (id: string | null) => (id === null ? undefined : competencyName(id));

/** Like 'at Influence and after the last competency'. */
function placeWords(places: Funnel['dropOff']): string {
  const { at, atEnd } = words.leave;
  const names = places.flatMap(({ competencyId }) => nameOf(competencyId) ?? []);
  return listed([
    ...(names.length > 0 ? [at(listed(names))] : []),
    ...(names.length < places.length ? [atEnd] : []),
  ]);
}

/** @param places one, or several with equal numbers */
function mostLeave(places: Funnel['dropOff']): string {
  const { most, equal, each } = words.leave;
  const [{ stopped, reached }] = places as [Funnel['dropOff'][number]];
  const where = placeWords(places);
  return places.length === 1
    ? most(where, figure(stopped), figure(reached))
    : equal(where, each(figure(stopped)));
}

/** Where most of the few left, if no place stands out. */
function whereMost(left: string, places: Funnel['dropOff']): string {
  const { top, each, equalTop } = words.leave;
  const [{ stopped }] = places as [Funnel['dropOff'][number]];
  const most = places.filter((it) => it.stopped === stopped);
  const count = figure(stopped);
  return most.length > NAMED || most.length === places.length
    ? equalTop(left, places.length, count)
    : top(left, placeWords(most), most.length > 1 ? each(count) : count);
}

/** Names the year once if it is the same: 'Feb 13 to Mar 14, 2025'. */
function periodWords({ from, to }: OverviewAsked): string {
  const [first, last] = [from, to].map((day) => shortDay(day).replaceAll(' ', '\u00a0'));
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isOneYear ? first?.replace(/,.*/, '') : first} to ${last}`;
}

function WhatIsWeakest({ lowest: { people, areas, competencies } }: { lowest: Lowest }) {
  const { rated, scale, next: nextText, areas: areasText, averages, few, noneYet } = words.need;
  const [area] = areas;
  const [first, ...next] = competencies
    .slice(0, NAMED)
    .map(({ competencyId, average }) => rated(nameOf(competencyId)!, averageText(average)));
  if (!area || first === undefined) return <Finding answer={few} detail={noneYet} />;
  const average = averageText(area.average);
  const equal = areas.filter((one) => averageText(one.average) === average);
  return (
    <Finding
      answer={<JumpLink to={LOWEST}>{`${first} ${scale}`}</JumpLink>}
      detail={
        <>
          {next.length > 0 && <p>{nextText(next.join('; '))}</p>}
          <p>
            <span>{areasText(listed(equal.map(({ name }) => name)), average)}</span>{' '}
            <span className={hidden.phones}>{averages(figure(people))}</span>
          </p>
        </>
      }
    />
  );
}

function Finding({ answer, detail }: { answer: ReactNode; detail?: ReactNode }) {
  return (
    <div className={`${stack1} ${shrinks}`}>
      <p className={h4}>{answer}</p>
      {detail !== undefined && <div className={`${smallSize} ${muted} ${measure}`}>{detail}</div>}
    </div>
  );
}
