import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { textLink } from '#web/ui/text.css.ts';

/** Replaces what could not be loaded. After an update of the site, a reload brings the new files. */
export function CodeMissing() {
  return (
    <p role="alert">
      This part of the page could not be loaded. Check your connection, then{' '}
      <button type="button" className={textLink} onClick={() => location.reload()}>
        reload the page
      </button>
      .
    </p>
  );
}

interface Stand {
  waiting?: ReactNode;
  missing?: ComponentType;
}

/** A part of a page whose code is a file of its own: `lazyPart(() => import('./x.tsx').then(({ X }) => X))`. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, missing: Missing = CodeMissing }: Stand = {},
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: (): ReactNode => <Missing /> }),
    ),
  );
  return function LazyPart(props) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}
