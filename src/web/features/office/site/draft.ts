import { useState } from 'react';
import { factAt } from '#content/going-live.ts';
import type { FeatureFlag, LinkKey } from '#content/links.ts';
import type { PageId } from '#content/pages.ts';
import type { FactPath } from '#domain/site-settings.ts';
import { noChanges, type Changes, type Site } from './site-data.ts';

type Kind = keyof Changes;

/** What somebody is changing: values by place, and what was wrong with them when they were last saved. */
export interface Draft {
  /** What the changes were begun on. */
  site: Site;
  changes: Changes;
  count: number;
  value: (place: string) => unknown;
  set: (place: string, value: unknown) => void;
  /** By place, or a part of it: `facts.coach.credentials.1`. */
  errors: Readonly<Record<string, string>>;
  /** The page that shows what was last looked at. */
  look: (page: PageId) => void;
}

/** The changes of a form that was loaded with `latest`; one that is loaded later waits until they are saved. */
export function useChanges(latest: Site) {
  const [site, setSite] = useState(latest);
  const [changes, setChanges] = useState(noChanges);
  const count = Object.values(changes).flatMap((kind) => Object.keys(kind)).length;
  // Nothing is lost by it.
  if (count === 0 && site !== latest) setSite(latest);

  const value = (place: string): unknown => {
    const [kind, key] = split(place);
    const own = (changes[kind] as Record<string, unknown>)[key];
    return own !== undefined ? own : savedValue(site, kind, key);
  };
  const set = (place: string, next: unknown) => {
    const [kind, key] = split(place);
    const isAsSaved = JSON.stringify(next) === JSON.stringify(savedValue(site, kind, key));
    setChanges((before) => {
      const { [key]: _, ...rest } = before[kind] as Record<string, unknown>;
      return { ...before, [kind]: isAsSaved ? rest : { ...rest, [key]: next } };
    });
  };
  return {
    site,
    changes,
    count,
    value,
    set,
    discard: () => setChanges(noChanges),
    /** What somebody else saved; the changes stay, as changes of it. */
    rebase: (next: Site) => setSite(next),
  };
}

function split(place: string): [kind: Kind, key: string] {
  const dot = place.indexOf('.');
  return [place.slice(0, dot) as Kind, place.slice(dot + 1)];
}

function savedValue(site: Site, kind: Kind, key: string): unknown {
  if (kind === 'facts') return factAt(site.facts, key as FactPath);
  return kind === 'links' ? site.links[key as LinkKey] : site.flags[key as FeatureFlag];
}
