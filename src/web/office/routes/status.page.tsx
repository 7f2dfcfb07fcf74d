import { useMutation, useQuery } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { places } from '#content/office-site.ts';
import { officeStatus as words, siteStateWords } from '#content/office-status.ts';
import { office } from '#content/office.ts';
import type { SiteState } from '#domain/site-state.ts';
import type { AppRouter } from '#server/router.ts';
import { breakableNames, PageHead, OfficeSection } from '#web/office/parts/page.tsx';
import { Loaded, MutationState } from '#web/office/parts/query-state.tsx';
import { OfficeLink } from '#web/office/parts/routing.tsx';
import { trpc } from '#web/lib/trpc.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { mayBreak, muted, smallSize, strong, textLink } from '#web/ui/text.css.ts';
import {
  above3,
  asBlock,
  cluster3,
  inside3,
  labeled,
  lineAbove,
  measure,
  middle,
  tiles,
} from '#web/ui/layout.css.ts';

const groups = [
  { of: 'open', states: ['problem', 'warning'] },
  { of: 'ok', states: ['ok'] },
  { of: 'off', states: ['off'] },
] as const satisfies { of: keyof typeof words.groups; states: readonly SiteState[] }[];

export function StatusPage() {
  const status = useQuery(trpc.office.status.get.queryOptions());
  const open = status.data?.findings.filter(({ state }) => state in siteStateWords).length;
  return (
    <>
      <PageHead
        title={office.navigation.status}
        lead={open !== undefined && (open === 0 ? words.allWell : words.attention(open))}
        actions={
          <Button
            variant="secondary"
            pending={status.isFetching}
            onClick={() => void status.refetch()}
          >
            {words.again}
          </Button>
        }
      />
      <Loaded query={status} what="the status">
        {({ findings, testMailTo }) => (
          <>
            {groups.map(({ of, states }) => (
              <Findings
                key={of}
                {...words.groups[of]}
                isFolded={of === 'off'}
                findings={states.flatMap((state) =>
                  listedOnce(findings).filter((it) => it.state === state),
                )}
              />
            ))}
            {testMailTo !== null && <TestMail to={testMailTo} />}
          </>
        )}
      </Loaded>
    </>
  );
}

function TestMail({ to }: { to: string }) {
  const sending = useMutation(trpc.office.status.testMail.mutationOptions());
  const { title, lead, send, sending: saving, sent: saved, failed } = words.testMail;
  return (
    <OfficeSection title={title} lead={lead(to)}>
      <div className={`${cluster3} ${middle}`}>
        <Button variant="secondary" pending={sending.isPending} onClick={() => sending.mutate()}>
          {send}
        </Button>
        <MutationState mutation={sending} {...{ saving, saved, failed }} />
      </div>
    </OfficeSection>
  );
}

type Finding = inferRouterOutputs<AppRouter>['office']['status']['get']['findings'][number];

/** A setting that several parts name is listed with the first of them. */
function listedOnce(findings: readonly Finding[]): Finding[] {
  const listed = new Set<string>();
  return findings.map((finding) => {
    const settings = finding.settings.filter((path) => !listed.has(path));
    for (const path of settings) listed.add(path);
    return { ...finding, settings };
  });
}

interface FindingsProps {
  title: string;
  lead: string | undefined;
  findings: readonly Finding[];
  isFolded: boolean;
}

/** Parts of the site in a similar state; nothing without any. */
function Findings({ title, lead, findings, isFolded }: FindingsProps) {
  if (findings.length === 0) return null;
  const list = (
    <dl>
      {findings.map(({ part, state, text, settings }) => (
        <div key={part} className={`${labeled} ${lineAbove} ${inside3} ${smallSize} ${mayBreak}`}>
          <dt className={strong}>{part}</dt>
          <dd className={measure}>
            {siteStateWords[state] && (
              <Badge tone={state === 'problem' ? 'red' : 'orange'}>{siteStateWords[state]}</Badge>
            )}{' '}
            <span>{breakableNames(text)}</span>
            {settings.length > 0 && (
              <ul role="list" aria-label={words.settings} className={`${tiles} ${above3}`}>
                {settings.map((path) => (
                  <Setting key={path} path={path} />
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <OfficeSection title={title} lead={lead && breakableNames(lead)}>
      {isFolded ? <Fold title={words.optional(findings.length)}>{list}</Fold> : list}
    </OfficeSection>
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
      <span className={`${asBlock} ${muted}`}>
        <span>{hint}</span>
        {variable && <span> {breakableNames(`(${variable})`)}</span>}
      </span>
    </li>
  );
}
