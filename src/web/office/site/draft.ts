import { TRPCClientError } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import { officeSite, places } from '#content/office-site.ts';
import type { PageId } from '#content/pages.ts';
import {
  settingAt,
  type FeatureFlag,
  type LinkKey,
  type SettingPath,
} from '#content/site-settings.ts';
import type { AppRouter } from '#server/router.ts';

type Kind = keyof Changes;

/** Unsaved changes: values by path, and their errors from the last save. */
export interface Draft {
  site: Site;
  changes: Changes;
  count: number;
  value: (place: string) => unknown;
  set: (place: string, value: unknown) => void;
  /** By path, or a part of it: `facts.coach.credentials.1`. */
  errors: Readonly<Record<string, string>>;
  /** The page that shows the setting last focused. */
  look: (page: PageId) => void;
}

export const changedBetween = (before: Site, after: Site): string[] =>
  [...places.keys()].filter((place) => {
    const [kind, key] = split(place);
    const [was, is] = [before, after].map((site) => savedValue(site, kind, key));
    return JSON.stringify(was) !== JSON.stringify(is);
  });

/** The unsaved changes of the form. A newer `latest` replaces the site only once there are none. */
export function useChanges(latest: Site) {
  const [site, setSite] = useState(latest);
  const [changes, setChanges] = useState(noChanges);
  const count = Object.values(changes).flatMap((kind) => Object.keys(kind)).length;
  // No changes would be lost.
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
    /** Takes over what someone else saved, and keeps the unsaved changes. */
    rebase: setSite,
  };
}

function split(place: string): [kind: Kind, key: string] {
  const dot = place.indexOf('.');
  return [place.slice(0, dot) as Kind, place.slice(dot + 1)];
}

/** True while the form has another value than the one saved. */
export function isChanged({ changes }: Draft, place: string): boolean {
  const [kind, key] = split(place);
  return key in changes[kind];
}

function savedValue(site: Site, kind: Kind, key: string): unknown {
  if (kind === 'facts') return settingAt(site.facts, key as SettingPath);
  return kind === 'links' ? site.links[key as LinkKey] : site.flags[key as FeatureFlag];
}

type Inputs = inferRouterInputs<AppRouter>['office']['site'];
type Outputs = inferRouterOutputs<AppRouter>['office']['site'];

export type Site = Outputs['get'];
export type Version = Outputs['versions'][number];
/** The changed settings; all others stay the same. */
export type Changes = Inputs['save']['changes'];

const noChanges: Changes = { facts: {}, links: {}, flags: {} };

const PREFIX = 'changes.';

export function issuesOf(error: unknown): Record<string, string> {
  if (!(error instanceof TRPCClientError)) return {};
  const issues = (error as TRPCClientError<AppRouter>).data?.body.issues ?? [];
  return Object.fromEntries(
    issues
      .filter(({ path }) => path.startsWith(PREFIX))
      .map(({ path, message }) => [path.slice(PREFIX.length), capitalized(message)]),
  );
}

/** The error of a field, or of a part without a field. */
export function errorAt(
  errors: Readonly<Record<string, string>>,
  place: string,
): string | undefined {
  const [, found] =
    Object.entries(errors).find(([path]) => path === place || path.startsWith(`${place}.`)) ?? [];
  return found;
}

const capitalized = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const { nothing, picture, on, off } = officeSite.versions;
const MAX_LENGTH = 120;

/** Describes any value in one line. */
export function asWords(path: string, value: unknown): string {
  const words = wordsOf(value);
  if (words === '') return nothing;
  if (path === 'facts.coach.portrait') return picture;
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH)}…` : words;
}

function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? on : off;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(wordsOf).filter(Boolean).join(', ');
}
