import type { inferRouterOutputs } from '@trpc/server';
import { siteStateWords } from '#content/office-status.ts';
import type { AppRouter } from '#server/router.ts';
import { Part } from '#web/features/office/parts/page.tsx';
import { Badge } from '#web/ui/badge.tsx';
import * as css from './findings.css.ts';

type Finding = inferRouterOutputs<AppRouter>['office']['status']['get']['findings'][number];

interface FindingsProps {
  title: string;
  lead: string | undefined;
  findings: readonly Finding[];
}

/** Parts of the site in a similar state; nothing without any. */
export function Findings({ title, lead, findings }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <Part title={title} lead={lead}>
      <dl>
        {findings.map(({ part, state, text }) => (
          <div key={part} className={css.finding}>
            <dt className={css.part}>
              {part}
              {siteStateWords[state] && (
                <Badge tone={state === 'problem' ? 'red' : 'orange'}>{siteStateWords[state]}</Badge>
              )}
            </dt>
            <dd className={css.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
