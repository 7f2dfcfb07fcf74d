import { officeSite, places, practiceGroups } from '#content/office-site.ts';
import { linkKeys, settingPaths } from '#content/site-settings.ts';
import { JumpLink } from '#web/features/office/parts/routing.tsx';
import { Part } from '#web/features/office/parts/page.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { h4 } from '#web/ui/text.css.ts';
import type { Site } from './draft.ts';
import { idOf } from './settings-fields.tsx';
import * as css from './site.css.ts';

type Open = Site['open'];

const { open: words, contents, badges, links, flags, versions } = officeSite;
/** A switch is always on or off. */
const ALL = settingPaths.length + linkKeys.length;

/** How much is filled in, and links to what is not: first what visitors see, then what stays hidden. */
export function SetupChecklist({ open }: { open: Open }) {
  const done = ALL - open.length;
  const shown = open.filter(({ is }) => is !== 'empty');
  const empty = open.filter(({ is }) => is === 'empty');
  const progress = words.done(done, ALL);
  return (
    <Part id={groupId(words.title)} title={words.title}>
      <div className={css.progress}>
        <p className={css.count}>{progress}</p>
        <ProgressBar label={words.title} value={done} max={ALL} valueText={progress} />
      </div>
      {shown.length === 0 && <p>{words.none}</p>}
      <OpenPlaces open={shown} />
      {empty.length > 0 && (
        <details>
          <summary className={css.summary}>{words.optional(empty.length)}</summary>
          <OpenPlaces open={empty} />
        </details>
      )}
    </Part>
  );
}

function OpenPlaces({ open }: { open: Open }) {
  return (
    <ul role="list" className={css.openPlaces}>
      {open.map(({ path, is }) => (
        <li key={path} className={css.openPlace}>
          <JumpLink to={idOf(path)}>{places.get(path)?.label ?? path}</JumpLink>
          <Badge tone={is === 'empty' ? 'neutral' : 'accent'}>{badges[is]}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** Links to the parts of the page, with the number of settings that are not filled in. */
export function Contents({ open }: { open: Open }) {
  const titles = [
    words.title,
    ...practiceGroups.map(({ title }) => title),
    links.title,
    flags.title,
    versions.title,
  ];
  return (
    <nav aria-label={contents.title} className={css.contents}>
      <p className={h4}>{contents.title}</p>
      <ul role="list" className={css.contentsList}>
        {titles.map((title) => {
          const left = open.filter(({ path }) => places.get(path)?.group === title).length;
          return (
            <li key={title}>
              <JumpLink to={groupId(title)}>{title}</JumpLink>
              {left > 0 && <span className={css.left}>{contents.left(left)}</span>}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The id of a part of the page. */
export const groupId = (title: string) => title.toLowerCase().replaceAll(' ', '-');
