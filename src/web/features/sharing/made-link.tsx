import { useEffect, useRef, useState } from 'react';
import { sharing } from '#content/sharing.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { h4 } from '#web/ui/text.css.ts';
import * as css from './sharing.css.ts';

const { made: words } = sharing;

export interface Made {
  linkId: string;
  name: string;
  url: string;
}

/** The address of a link that was just made, which cannot be shown again. */
export function MadeLink({ made, onAnother }: { made: Made; onAnother: () => void }) {
  const [said, setSaid] = useState('');
  const address = useRef<HTMLInputElement>(null);

  const select = () => {
    address.current?.focus();
    address.current?.select();
  };
  useEffect(select, []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made.url);
      setSaid(words.copied);
    } catch {
      select();
      setSaid(words.selected);
    }
  };
  const send = () =>
    // Whoever closes the sheet without sending has changed their mind.
    void navigator.share({ title: words.sendTitle, url: made.url }).catch(() => undefined);

  return (
    <section aria-label={words.headline(made.name)} className={css.parts}>
      <h3 className={h4}>{words.headline(made.name)}</h3>
      <Field
        ref={address}
        label={words.label}
        hint={words.once}
        value={made.url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className={css.actions}>
        <Button onClick={() => void copy()}>{words.copy}</Button>
        {'share' in navigator && (
          <Button variant="secondary" onClick={send}>
            {words.send}
          </Button>
        )}
        <Button variant="quiet" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
      <p role="status" className={css.said}>
        {said}
      </p>
    </section>
  );
}
