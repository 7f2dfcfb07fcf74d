import type { inferRouterOutputs } from '@trpc/server';
import { places } from '#content/office-site.ts';
import { officeStatus as words, siteStateWords } from '#content/office-status.ts';
import type { AppRouter } from '#server/router.ts';
import { Part } from '#web/features/office/parts/page.tsx';
import { OfficeLink } from '#web/features/office/parts/routing.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { textLink } from '#web/ui/text.css.ts';
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
        {findings.map(({ part, state, text, settings }) => (
          <div key={part} className={css.finding}>
            <dt className={css.part}>
              {part}
              {siteStateWords[state] && (
                <Badge tone={state === 'problem' ? 'red' : 'orange'}>{siteStateWords[state]}</Badge>
              )}
            </dt>
            <dd className={css.text}>
              {text}
              {settings.length > 0 && (
                <ul role="list" aria-label={words.settings} className={css.settings}>
                  {settings.map((path) => (
                    <Setting key={path} path={path} />
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** Leads to the field of a setting, and says what the setting is for. */
function Setting({ path }: { path: string }) {
  const place = places.get(path);
  if (!place) return null;
  const { label, hint, variable } = place;
  return (
    <li>
      <OfficeLink to="/office/site" search={{ setting: path }} className={textLink}>
        {label}
      </OfficeLink>
      <span className={css.hint}>
        {hint}
        {variable && ` (${variable})`}
      </span>
    </li>
  );
}
