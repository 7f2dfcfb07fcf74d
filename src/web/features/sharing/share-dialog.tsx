import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useId } from 'react';
import { sharing, shareLinkFacts } from '#content/sharing.ts';
import { Confirm } from '#web/lib/confirm.tsx';
import { shortDate } from '#web/lib/dates.ts';
import { Loaded, ofPage } from '#web/lib/loaded.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { h4, muted, small, strong } from '#web/ui/text.css.ts';
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
import { above2, above5, listRow, noRoomIfEmpty, stack4 } from '#web/ui/layout.css.ts';

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
  const query = useQuery(sharingOf(id));
  const [made, setMade] = useState<Made>();
  const [revoking, setRevoking] = useState<ShareLink>();
  const [revoked, setRevoked] = useState<ShareLink>();
  const said = useRef<HTMLDivElement>(null);

  // The pressed button disappears with its link.
  useEffect(() => {
    if (revoked) said.current?.focus();
  }, [revoked]);

  return (
    <Loaded query={query} {...ofPage(sharing, stack4)}>
      {(data) => (
        <div className={stack4}>
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
          <div ref={said} role="status" tabIndex={-1} className={`${strong} ${noRoomIfEmpty}`}>
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
      )}
    </Loaded>
  );
}

const { links: listWords } = sharing;

const unbrokenDate = (at: string) => shortDate(at).replaceAll(' ', '\u00a0');

interface ShareLinksProps {
  links: readonly ShareLink[];
  onRevoke: (link: ShareLink) => void;
}

function ShareLinks({ links, onRevoke }: ShareLinksProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={above5}>
      <h3 id={id} className={h4}>
        {listWords.headline}
      </h3>
      <ul role="list" className={above2}>
        {links.map((link) => (
          <li key={link.linkId} className={listRow}>
            <div>
              <p className={strong}>{link.name}</p>
              <p className={`${small} ${muted}`}>{shareLinkFacts(link, unbrokenDate)}</p>
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
  /** The link to revoke; undefined while the dialog is closed. */
  link: ShareLink | undefined;
  onClose: () => void;
  onRevoked: (link: ShareLink) => void;
}

/** Asks before a link is revoked, which cannot be undone. */
function RevokeDialog({ id, link, onClose, onRevoked }: RevokeDialogProps) {
  const revoke = async (gone: ShareLink) => {
    await revokeLink(id, gone.linkId);
    onRevoked(gone);
  };
  return (
    <Confirm
      open={link !== undefined}
      onClose={onClose}
      words={{
        ...revokeWords,
        title: revokeWords.title(link?.name ?? ''),
      }}
      onConfirm={async () => link && revoke(link)}
    />
  );
}
