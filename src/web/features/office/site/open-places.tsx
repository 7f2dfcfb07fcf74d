import type { MouseEvent } from 'react';
import { officeSite, places } from '#content/office-site.ts';
import { Part } from '#web/features/office/parts/part.tsx';
import { textLink } from '#web/ui/text.css.ts';
import { focusPlace, idOf } from './place.tsx';
import * as css from './site.css.ts';
import type { Site } from './site-data.ts';

const words = officeSite.open;

/** What is still as the site came, each with a link to where it is filled in: samples before the empty. */
export function OpenPlaces({ open }: { open: Site['open'] }) {
  const order = ['sample', 'example', 'empty'] as const;
  return (
    <Part title={words.title}>
      {open.length === 0 && <p>{words.none}</p>}
      <ul className={css.openPlaces}>
        {order.map((kind) => {
          const those = open.filter(({ is }) => is === kind);
          if (those.length === 0) return null;
          return (
            <li key={kind}>
              {words[kind]}:{' '}
              {those.map(({ path }, at) => (
                <span key={path}>
                  {at > 0 && ', '}
                  <a href={`#${idOf(path)}`} className={textLink} onClick={focusThere}>
                    {places.get(path)?.label}
                  </a>
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function focusThere(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  focusPlace(event.currentTarget.hash.slice(1));
}
