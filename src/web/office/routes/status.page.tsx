import { useMutation, useQuery } from '@tanstack/react-query';
import { officeStatus as words, siteStateWords } from '#content/office-status.ts';
import { office } from '#content/office.ts';
import type { SiteState } from '#domain/site-state.ts';
import { Actions, PageHead, Part } from '#web/features/office/parts/page.tsx';
import { Loaded, MutationState } from '#web/features/office/parts/query-state.tsx';
import { Findings } from '#web/features/office/status/findings.tsx';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';

/** The worst first. */
const groups = [
  { of: 'open', states: ['problem', 'warning'] },
  { of: 'ok', states: ['ok'] },
  { of: 'off', states: ['off'] },
] as const satisfies { of: keyof typeof words.groups; states: readonly SiteState[] }[];

export function StatusPage() {
  const status = useQuery({ ...trpc.office.status.get.queryOptions(), staleTime: 0 });
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
                findings={states.flatMap((state) => findings.filter((it) => it.state === state))}
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
    <Part title={title} lead={lead(to)}>
      <Actions>
        <Button variant="secondary" pending={sending.isPending} onClick={() => sending.mutate()}>
          {send}
        </Button>
        <MutationState mutation={sending} {...{ saving, saved, failed }} />
      </Actions>
    </Part>
  );
}
