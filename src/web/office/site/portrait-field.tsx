import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { officeSite } from '#content/office-site.ts';
import type { Portrait } from '#domain/site-settings.ts';
import { ErrorSlot } from '#web/ui/field.tsx';
import { Button } from '#web/ui/button.tsx';
import { muted, small, visuallyHidden } from '#web/ui/text.css.ts';
import { errorAt, type Draft } from './draft.ts';
import { idOf, Place } from './settings-fields.tsx';
import * as css from './site.css.ts';

interface Uploaded {
  portrait: string;
  shown: Portrait;
}

/** The coach's portrait: the saved one, or the uploaded one that is not saved yet. */
export function PortraitField({ place, draft }: { place: string; draft: Draft }) {
  const input = useRef<HTMLInputElement>(null);
  const [uploaded, setUploaded] = useState<Uploaded>();
  const upload = useMutation({
    mutationFn: uploadPortrait,
    onSuccess: (picture) => {
      setUploaded(picture);
      draft.set(place, picture.portrait);
    },
  });
  const { canUpload, portrait, facts } = draft.site;
  const name = draft.value(place) as string;
  const shown =
    name === uploaded?.portrait ? uploaded.shown : name === facts.coach.portrait ? portrait : null;
  const error = upload.error?.message ?? errorAt(draft.errors, place);
  return (
    <Place place={place} draft={draft} isGroup>
      {() => (
        <div className={css.portrait}>
          {shown && (
            <img
              {...shown}
              sizes="8rem"
              alt="The portrait as the site shows it"
              className={css.picture}
            />
          )}
          <div className={css.portraitActions}>
            {canUpload ? (
              <>
                <input
                  ref={input}
                  id={`${idOf(place)}-file`}
                  type="file"
                  accept="image/jpeg,image/png,image/webp,image/avif"
                  tabIndex={-1}
                  aria-hidden
                  className={visuallyHidden}
                  onChange={({ target }) => {
                    const [file] = target.files ?? [];
                    if (file) upload.mutate(file);
                    // Allows choosing the same file again.
                    target.value = '';
                  }}
                />
                <Button
                  variant="secondary"
                  pending={upload.isPending}
                  pendingLabel="Uploading…"
                  onClick={() => input.current?.click()}
                >
                  {shown ? 'Choose another image' : 'Choose an image'}
                </Button>
              </>
            ) : (
              <p className={`${small} ${muted}`}>{officeSite.noUpload}</p>
            )}
            {shown && (
              <Button variant="quiet" onClick={() => draft.set(place, '')}>
                Remove image
              </Button>
            )}
            <ErrorSlot error={error} />
          </div>
        </div>
      )}
    </Place>
  );
}

const MAX_BYTES = 8 * 1024 * 1024;

/** @throws Error whose message says what to do */
async function uploadPortrait(file: File): Promise<Uploaded> {
  // If the server cut the connection during the upload, the error would give no reason.
  if (file.size > MAX_BYTES) {
    throw new Error('This image is over 8 MB. Choose a smaller one.');
  }
  const answer = await fetch('/api/office/portrait', { method: 'POST', body: file }).catch(() => {
    throw new Error('The upload failed. Check your connection, then try again.');
  });
  const body = (await answer.json().catch(() => ({}))) as { message?: string };
  if (!answer.ok) throw new Error(body.message ?? 'The upload failed. Please try again.');
  return body as Uploaded;
}
