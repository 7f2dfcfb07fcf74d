import { useId } from 'react';
import { shareLinkFacts, sharing } from '#content/sharing.ts';
import { shortDate } from '#web/lib/short-date.ts';
import { Button } from '#web/ui/button.tsx';
import { h4, strong } from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { ShareLink } from './sharing-data.ts';
import * as css from './sharing.css.ts';

const { links: words } = sharing;

interface ShareLinksProps {
  links: readonly ShareLink[];
  onRevoke: (link: ShareLink) => void;
}

export function ShareLinks({ links, onRevoke }: ShareLinksProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={h4}>
        {words.headline}
      </h3>
      <ul role="list" className={css.links}>
        {links.map((link) => (
          <li key={link.linkId} className={css.link}>
            <div className={css.words}>
              <p className={strong}>{link.name}</p>
              <p className={css.facts}>{shareLinkFacts(link, shortDate)}</p>
            </div>
            <Button variant="secondary" onClick={() => onRevoke(link)}>
              {words.revoke}
              <VisuallyHidden>{words.ofOne(link.name)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
