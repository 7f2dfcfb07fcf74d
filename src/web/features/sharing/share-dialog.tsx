import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useId } from 'react';
import { sharing, shareLinkFacts } from '#content/sharing.ts';
import { asOwner } from '#web/features/assessment/data/write-access.ts';
import { unlessGone } from '#web/lib/api-error.ts';
import { Confirm } from '#web/lib/confirm.tsx';
import { shortDate } from '#web/lib/dates.ts';
import { Loaded, ofPage } from '#web/lib/loaded.tsx';
import { client } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { h4, muted, small, strong } from '#web/ui/text.css.ts';
import {
  MadeLink,
  MakeLink,
  type Made,
  refreshSharing,
  type Sharing as Shared,
  sharingOf,
} from './make-link.tsx';
import { above2, above5, listRow, noRoomIfEmpty, stack4 } from '#web/ui/layout.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const { links: listWords, revoking: revokeWords } = sharing;

interface ShareDialogProps {
  id: string;
  comparedWith: string | null;
  open: boolean;
  onClose: () => void;
}

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

  const revoke = async (link: ShareLink) => {
    const { linkId } = link;
    await unlessGone(asOwner(id, () => client.share.revoke.mutate({ id, linkId })));
    setRevoked(link);
    if (made?.linkId === linkId) setMade(undefined);
    void refreshSharing(id);
  };

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
            {revoked && revokeWords.done(revoked.name)}
          </div>
          {data.links.length > 0 && <ShareLinks links={data.links} onRevoke={setRevoking} />}
          <Confirm
            open={revoking !== undefined}
            onClose={() => setRevoking(undefined)}
            words={{ ...revokeWords, title: revokeWords.title(revoking?.name ?? '') }}
            onConfirm={() => revoke(revoking!)}
          />
        </div>
      )}
    </Loaded>
  );
}

type ShareLink = Shared['links'][number];

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
