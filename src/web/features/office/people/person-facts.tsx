import { officePeople } from '#content/office-people.ts';
import { FactList } from '#web/features/office/parts/fact-list.tsx';
import { Part } from '#web/features/office/parts/part.tsx';
import { shortDate } from '#web/lib/short-date.ts';
import type { Person } from './people-query.ts';

const { person: words } = officePeople;

export function PersonFacts({ person }: { person: Person }) {
  const { firstAt, lastAt, assessments, source } = person;
  return (
    <Part title={words.facts}>
      <FactList
        facts={[
          { term: words.terms.first, value: shortDate(firstAt) },
          { term: words.terms.last, value: shortDate(lastAt) },
          { term: words.terms.assessments, value: assessments },
          { term: words.terms.source, value: source },
        ]}
      />
    </Part>
  );
}
