import { useQuery, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, useId } from 'react';
import { sharing, shareLinkFacts } from '#content/sharing.ts';
import { errorStatus, failureText } from '#web/lib/api-error.ts';
import { shortDate } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorSlot } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { h4, strong } from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import {
  MadeLink,
  MakeLink,
  type Made,
  refreshSharing,
  sharingOf,
  revokeLink,
  type ShareLink,
} from './make-link.tsx';
import * as css from './sharing.css.ts';

interface ShareDialogProps {
  /** The assessment whose results are shared. */
  id: string;
  /** The earlier assessment to compare with at first. */
  comparedWith: string | null;
  open: boolean;
  onClose: () => void;
}

/** Creates, lists, and revokes the links that share the results. */
export function ShareDialog({ id, comparedWith, open, onClose }: ShareDialogProps) {
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
      {/* Mounted each time the dialog opens, because a new link is shown only once. */}
      <Sharing id={id} comparedWith={comparedWith} onBusy={setBusy} />
    </Dialog>
  );
}

interface SharingProps extends Pick<ShareDialogProps, 'id' | 'comparedWith'> {
  onBusy: (isBusy: boolean) => void;
}

function Sharing({ id, comparedWith, onBusy }: SharingProps) {
  const { data, error, refetch } = useQuery(sharingOf(id));
  const [made, setMade] = useState<Made>();
  const [revoking, setRevoking] = useState<ShareLink>();
  const [revoked, setRevoked] = useState<ShareLink>();
  const said = useRef<HTMLDivElement>(null);

  // The pressed button disappears with its link.
  useEffect(() => {
    if (revoked) said.current?.focus();
  }, [revoked]);

  if (!data) {
    return error ? (
      <Notice
        look="page"
        text={failureText(error, sharing.failed)}
        onRetry={() => void refetch()}
      />
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
        <MakeLink
          id={id}
          offered={data}
          onBusy={onBusy}
          onMade={setMade}
          comparedAtFirst={comparedWith}
        />
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

const { links: listWords } = sharing;

interface ShareLinksProps {
  links: readonly ShareLink[];
  onRevoke: (link: ShareLink) => void;
}

function ShareLinks({ links, onRevoke }: ShareLinksProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={h4}>
        {listWords.headline}
      </h3>
      <ul role="list" className={css.links}>
        {links.map((link) => (
          <li key={link.linkId} className={css.link}>
            <div className={css.words}>
              <p className={strong}>{link.name}</p>
              <p className={css.facts}>{shareLinkFacts(link, shortDate)}</p>
            </div>
            <Button variant="secondary" onClick={() => onRevoke(link)}>
              {listWords.revoke}
              <VisuallyHidden>{listWords.ofOne(link.name)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const { revoking: revokeWords } = sharing;

interface RevokeDialogProps {
  id: string;
  /** The link to revoke; undefined: the dialog is closed. */
  link: ShareLink | undefined;
  onClose: () => void;
  onRevoked: (link: ShareLink) => void;
}

/** Asks before a link is revoked, which cannot be undone. */
function RevokeDialog({ id, link, onClose, onRevoked }: RevokeDialogProps) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ linkId }: ShareLink) =>
      revokeLink(id, linkId).catch((problem: unknown) => {
        // It is already gone, which is fine.
        if (errorStatus(problem) !== 404) throw problem;
      }),
    onSuccess: (_, gone) => onRevoked(gone),
  });
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={link !== undefined}
      onClose={close}
      title={link && revokeWords.title(link.name)}
      description={revokeWords.description}
      cancel={revokeWords.cancel}
      action={revokeWords.action}
      pending={isPending}
      pendingLabel={revokeWords.pending}
      onConfirm={() => link && mutate(link)}
    >
      <ErrorSlot error={error && failureText(error, revokeWords.failed)} />
    </ConfirmDialog>
  );
}
