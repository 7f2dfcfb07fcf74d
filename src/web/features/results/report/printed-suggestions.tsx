import { Fragment } from 'react';
import { developmentPlans } from '#content/development-plans.ts';
import type { PlanCard } from '#content/plan-cards.ts';
import { reportCopy } from '#content/report.ts';
import type { AreaName } from '#domain/areas.ts';
import { onlyPriority, priorityAreas } from '#domain/development.ts';
import type { AreaSummary } from '#domain/scoring.ts';
import { part, type ReportPart } from './printed-page.tsx';

interface SuggestionsProps {
  cards: readonly PlanCard[];
  areas: readonly AreaSummary[];
}

/** What to do now, with a week of practice for the area to start with, if there is only one. */
export function Suggestions({ cards, areas }: SuggestionsProps) {
  const first = onlyPriority(areas);
  const isTied = first === null && priorityAreas(areas).length > 0;
  return (
    <>
      <div className="cards">
        {cards.map((card) => (
          <Card key={card.label} card={card} />
        ))}
      </div>
      {first && <Week area={first.name} />}
      {isTied && <p className="week">{reportCopy.weeks}</p>}
    </>
  );
}

/** This many equal areas get a column each, and more of them one list. */
const SIDE_BY_SIDE = 2;

function Card({ card: { label, title, reason, parts } }: { card: PlanCard }) {
  return (
    <div className="card">
      <p className="label">{label}</p>
      <h3>{title}</h3>
      <p>{reason}</p>
      {parts.length > SIDE_BY_SIDE ? (
        <ul>
          {parts.map(({ area, actions }) => (
            <li key={area}>
              <b>{area}:</b> {actions.join(' ')}
            </li>
          ))}
        </ul>
      ) : (
        <div className={`parts in-${parts.length}`}>
          {parts.map(({ area, actions }) => (
            <div key={area}>
              {area !== null && <h4>{area}</h4>}
              <Items as="ol" items={actions} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function Week({ area }: { area: AreaName }) {
  const { whyItMatters, miniChallenge, reflection, tryThis } = developmentPlans[area];
  return (
    <section className="week">
      <h3>{`A Week of Practice: ${area}`}</h3>
      <p>{whyItMatters}</p>
      <div className="parts in-3">
        <div>
          <p className="label">Mini challenge</p>
          <h4>{miniChallenge.title}</h4>
          <Items as="ol" items={miniChallenge.steps} />
        </div>
        <div>
          <p className="label">Reflection</p>
          <Items as="ul" items={reflection} />
        </div>
        <div>
          <p className="label">Try this</p>
          <Items as="ul" items={tryThis} />
        </div>
      </div>
    </section>
  );
}

/** The address of the booking page is spelled out so that it can be typed from paper. */
export function closingPart(steps: readonly string[], bookingAddress: string): ReportPart {
  const { id, title, content } = part(
    'next-steps',
    'Next Steps',
    <Items as="ol" items={steps} />,
    'next',
  );
  return {
    id,
    title,
    content: (
      <div className="close">
        {content}
        <section className="next">
          <h3>{reportCopy.booking.title}</h3>
          <p>{reportCopy.booking.text}</p>
          <p>
            <a href={bookingAddress}>
              {/* On a narrow screen, it breaks between its parts. */}
              {[...bookingAddress.split(/(?<=\/)(?=[^/])/).entries()].map(([position, piece]) => (
                <Fragment key={position}>
                  <wbr />
                  {piece}
                </Fragment>
              ))}
            </a>
          </p>
        </section>
      </div>
    ),
  };
}

function Items({ as: List, items }: { as: 'ol' | 'ul'; items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
