import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sharing } from '#content/sharing.ts';
import { serverMessage, whatToDo } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { MadeLink, type Made } from './made-link.tsx';
import { MakeLink } from './make-link.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { ShareLinks } from './share-links.tsx';
import { refreshSharing, sharingOf, type ShareLink } from './sharing-data.ts';
import * as css from './sharing.css.ts';

interface ShareDialogProps {
  /** Of the assessment whose results are shared. */
  id: string;
  open: boolean;
  onClose: () => void;
}

/** Links by which others may look at the results: to make, to see, to revoke. */
export function ShareDialog({ id, open, onClose }: ShareDialogProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={sharing.title}
      description={sharing.description}
      busy={isBusy}
      size="lg"
    >
      {/* Mounted with each opening: what was made before is shown only once. */}
      <Sharing id={id} onBusy={setBusy} />
    </Dialog>
  );
}

function Sharing({ id, onBusy }: { id: string; onBusy: (isBusy: boolean) => void }) {
  const { data, error, isFetching, refetch } = useQuery(sharingOf(id));
  const [made, setMade] = useState<Made>();
  const [revoking, setRevoking] = useState<ShareLink>();
  const [revoked, setRevoked] = useState<ShareLink>();
  const said = useRef<HTMLDivElement>(null);

  // What was pressed goes with the link.
  useEffect(() => {
    if (revoked) said.current?.focus();
  }, [revoked]);

  if (!data) {
    return error ? (
      <div role="alert" className={css.problem}>
        <p>{whatToDo(error, serverMessage(error) ?? sharing.failed.text)}</p>
        <Button data-autofocus pending={isFetching} onClick={() => void refetch()}>
          {sharing.failed.action}
        </Button>
      </div>
    ) : (
      <Loading label={sharing.loading} className={css.parts}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </Loading>
    );
  }
  return (
    <div className={css.parts}>
      {made ? (
        <MadeLink made={made} onAnother={() => setMade(undefined)} />
      ) : (
        <MakeLink id={id} offered={data} onBusy={onBusy} onMade={setMade} />
      )}
      <div ref={said} role="status" tabIndex={-1} className={css.said}>
        {revoked && sharing.revoking.done(revoked.name)}
      </div>
      {data.links.length > 0 && <ShareLinks links={data.links} onRevoke={setRevoking} />}
      <RevokeDialog
        id={id}
        link={revoking}
        onClose={() => setRevoking(undefined)}
        onRevoked={(link) => {
          setRevoking(undefined);
          setRevoked(link);
          if (made?.linkId === link.linkId) setMade(undefined);
          void refreshSharing(id);
        }}
      />
    </div>
  );
}
