import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { officeSite, places } from '#content/office-site.ts';
import { EmptyState, OfficeSection } from '#web/office/parts/page.tsx';
import { asWords, type Version } from './draft.ts';
import { Loaded, MutationState } from '#web/office/parts/query-state.tsx';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import * as type from '#web/ui/text.css.ts';
import { listRow, stack0 } from '#web/ui/layout.css.ts';

const words = officeSite.versions;
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface VersionsProps {
  version: number;
  /** There are unsaved changes, which restoring would discard. */
  isBlocked: boolean;
}

export function Versions({ version, isBlocked }: VersionsProps) {
  const queryClient = useQueryClient();
  const query = useQuery(trpc.office.site.versions.queryOptions());
  const restore = useMutation(
    trpc.office.site.restore.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: trpc.office.site.pathKey() }),
    }),
  );
  const button = (number: number, label: string) => (
    <Button
      variant="secondary"
      aria-label={`${words.restore}: ${label}`}
      aria-disabled={isBlocked || undefined}
      pending={restore.isPending && restore.variables.number === number}
      onClick={() => restore.mutate({ version, number })}
    >
      {words.restore}
    </Button>
  );
  return (
    <OfficeSection title={words.title} lead={words.lead}>
      {isBlocked && <p className={`${type.small} ${type.muted}`}>{words.blocked}</p>}
      <MutationState
        mutation={restore}
        saving={words.restoring}
        saved={words.restored}
        failed={words.failed}
      />
      <Loaded query={query} what="the versions">
        {(versions) =>
          versions.length === 0 ? (
            <EmptyState {...words.none} />
          ) : (
            <ol reversed role="list" className={stack0}>
              {versions.map((one) => (
                <li key={one.number} className={listRow}>
                  <div>
                    <p
                      className={`${type.strong} ${type.mayBreak}`}
                    >{`${one.number}. ${moment.format(new Date(one.savedAt))}, ${one.savedBy}`}</p>
                    <Difference version={one} />
                  </div>
                  {one.number !== version &&
                    one.changes !== null &&
                    button(one.number, `version ${one.number}`)}
                </li>
              ))}
              <li className={listRow}>
                <p className={`${type.strong} ${type.mayBreak}`}>{words.original}</p>
                {button(0, words.original)}
              </li>
            </ol>
          )
        }
      </Loaded>
    </OfficeSection>
  );
}

function Difference({ version: { changes } }: { version: Version }) {
  if (changes === null) return <p className={`${type.small} ${type.muted}`}>{words.unknown}</p>;
  return (
    <ul className={`${type.smallSize} ${type.mayBreak}`}>
      {changes.map(({ path, before, after }) => (
        <li key={path}>
          <strong>{places.get(path)?.label ?? path}</strong>
          <span>{`: ${asWords(path, before)} → ${asWords(path, after)}`}</span>
        </li>
      ))}
    </ul>
  );
}
