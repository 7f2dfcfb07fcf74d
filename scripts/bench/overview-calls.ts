import type { OfficeCall } from './office-call.ts';

const day = (back: number) =>
  new Date(Date.now() - back * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const sources = ['linkedin.com', '-', 'newsletter', 'blog-9.example'];

/** The overview, of a month, a year and everything, from anywhere and from one source. */
export function overviewCalls(): OfficeCall[] {
  return ['funnel', 'visits', 'chart', 'lowest', 'sources'].flatMap((what) =>
    [30, 365, 3600].flatMap((days) => [
      call(what, days, false),
      ...(what === 'sources' ? [] : [call(what, days, true)]),
    ]),
  );
}

function call(what: string, days: number, hasSource: boolean): OfficeCall {
  const path = `/api/office/overview/${what}`;
  return {
    of: `GET ${path}`,
    what: `${days} days${hasSource ? ', one source' : ''}`,
    method: 'GET',
    path: (n) => {
      const query = new URLSearchParams({ from: day(days + (n % 20)), to: day(n % 20) });
      if (hasSource) query.set('source', sources[n % sources.length]!);
      return `${path}?${query}`;
    },
    isFiltered: hasSource || days < 3600,
  };
}
