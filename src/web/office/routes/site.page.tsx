import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { officeSite, places, practiceGroups } from '#content/office-site.ts';
import type { PageId } from '#content/pages.ts';
import { PageHead } from '#web/office/parts/page.tsx';
import { Loaded } from '#web/office/parts/query-state.tsx';
import { useOfficeSearch, focusPlace } from '#web/office/parts/routing.tsx';
import {
  changedBetween,
  errorAt,
  issuesOf,
  useChanges,
  type Draft,
  type Site,
} from '#web/office/site/draft.ts';
import { PracticeField } from '#web/office/site/practice-field.tsx';
import { Preview } from '#web/office/site/preview.tsx';
import { SaveBar } from '#web/office/site/save-bar.tsx';
import { FlagFields, idOf, LinkFields, SettingsPart } from '#web/office/site/settings-fields.tsx';
import { SetupChecklist } from '#web/office/site/setup-checklist.tsx';
import * as css from '#web/office/site/site.css.ts';
import { Versions } from '#web/office/site/versions.tsx';
import { errorStatus } from '#web/lib/api-error.ts';
import { trpc } from '#web/lib/trpc.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { shrinks, stack5 } from '#web/ui/layout.css.ts';

export function SitePage() {
  const query = useQuery(trpc.office.site.get.queryOptions());
  return (
    <>
      <PageHead title={officeSite.title} lead={officeSite.lead} />
      <Loaded query={query} what="the site">
        {(site) => <Editor latest={site} load={async () => (await query.refetch()).data} />}
      </Loaded>
    </>
  );
}

interface EditorProps {
  latest: Site;
  load: () => Promise<Site | undefined>;
}

function Editor({ latest, load }: EditorProps) {
  const queryClient = useQueryClient();
  const { discard, rebase, ...form } = useChanges(latest);
  const { site, changes, count } = form;
  const [page, setPage] = useState<PageId>('home');
  const save = useMutation(
    trpc.office.site.save.mutationOptions({
      onSuccess: async () => {
        const saved = await load();
        if (saved) rebase(saved);
        discard();
        await queryClient.invalidateQueries(trpc.office.site.versions.queryFilter());
      },
      onError: (error) => {
        if (errorStatus(error) === 409) void load();
        // Runs after the messages are rendered. Unfolds each fault, and ends at the first.
        setTimeout(() => faultsOf(issuesOf(error)).toReversed().forEach(focusField));
      },
    }),
  );
  const draft: Draft = { ...form, errors: issuesOf(save.error), look: setPage };
  const { setting } = useOfficeSearch('/office/site');
  const router = useRouter();
  useEffect(() => {
    if (setting === undefined) return undefined;
    focusField(setting);
    // Settings that are loaded already show up before the router moves the focus to the page.
    return router.subscribe('onRendered', () => focusField(setting));
  }, [router, setting]);
  const isConflict = errorStatus(save.error) === 409;
  const loadNewest = async () => {
    const newest = await load();
    if (!newest) return;
    rebase(newest);
    save.reset();
  };

  return (
    <div className={css.editor}>
      {/* oxlint-disable-next-line react/forbid-elements -- the server's reply decides what gets the focus */}
      <form
        noValidate
        className={`${stack5} ${shrinks}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (count > 0) save.mutate({ version: site.version, changes });
        }}
      >
        {!site.isReadable && <p role="alert">{officeSite.unreadable}</p>}
        <SetupChecklist open={site.open} />
        {practiceGroups.map(({ title, paths }) => (
          <SettingsPart key={title} title={title} draft={draft}>
            {paths.map((path) => (
              <PracticeField key={path} path={path} draft={draft} />
            ))}
          </SettingsPart>
        ))}
        <SettingsPart {...officeSite.links} draft={draft}>
          <LinkFields draft={draft} />
        </SettingsPart>
        <SettingsPart {...officeSite.flags} draft={draft}>
          <FlagFields draft={draft} />
        </SettingsPart>
        <SaveBar
          count={count}
          mutation={save}
          faults={faultsOf(draft.errors)}
          canSave={site.isReadable}
          onDiscard={() => {
            discard();
            save.reset();
          }}
          theirs={isConflict ? changedBetween(site, latest) : undefined}
          onLoad={() => void loadNewest()}
        />
      </form>
      <div id="preview" tabIndex={-1} className={css.beside}>
        <Preview changes={changes} version={site.version} page={page} onPage={setPage} />
      </div>
      <div className={`${stack5} ${shrinks}`}>
        <Versions version={site.version} isBlocked={count > 0} />
      </div>
      <LeaveGuard isDirty={count > 0} />
    </div>
  );
}

/** The settings with an error, in the order of the form. */
const faultsOf = (errors: Draft['errors']) =>
  [...places.keys()].filter((place) => errorAt(errors, place));

/** Focuses the control at a path, or the closest setting that contains it. */
function focusField(path: string): void {
  const parts = path.split('.');
  while (parts.length > 0) {
    const id = idOf(parts.join('.'));
    if (document.getElementById(id)) {
      focusPlace(id);
      return;
    }
    parts.pop();
  }
}

const leaveWords = officeSite.leave;

/** Asks before leaving the page or closing the tab would lose unsaved changes. */
function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title={leaveWords.title}
      description={leaveWords.text}
      action={leaveWords.go}
      cancel={leaveWords.stay}
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    />
  );
}
