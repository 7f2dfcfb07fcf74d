import type { FeatureFlag, LinkKey } from './site-settings.ts';
import type { PagePath } from './pages.ts';

export interface PageTarget {
  kind: 'page';
  to: PagePath;
  /** Without the '#'. */
  hash?: string;
}

export interface ExternalTarget {
  kind: 'external';
  link: LinkKey;
  /** External links open in a new tab unless this is set. */
  sameTab?: boolean;
}

export type LinkTarget = PageTarget | ExternalTarget;

/** A link or button. While the gate's flag is off it leads to `otherwise`. */
export interface Action {
  label: string;
  target: LinkTarget;
  gate?: { flag: FeatureFlag; otherwise: PageTarget };
}
