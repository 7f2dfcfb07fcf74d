import { officeSite, places } from '#content/office-site.ts';
import { NEEDED_TO_OPEN } from '#content/setup-checklist.ts';
import { JumpLink } from '#web/office/parts/routing.tsx';
import { OfficeSection } from '#web/office/parts/page.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { Site } from './draft.ts';
import { idOf } from './settings-fields.tsx';
import * as css from './site.css.ts';
import * as text from '#web/ui/text.css.ts';
import { apart, inside2, lineAbove, middle, row3, stack2 } from '#web/ui/layout.css.ts';

type Open = Site['open'];

const { open: words, badges } = officeSite;

/** How much is left, and links to it: first what visitors see, then what stays hidden. */
export function SetupChecklist({ open }: { open: Open }) {
  const shown = open.filter(({ is }) => is !== 'empty');
  const empty = open.filter(({ is }) => is === 'empty');
  const progress = words.left(shown.length);
  return (
    <OfficeSection title={words.title}>
      {shown.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <div className={stack2}>
          <p className={text.strong}>{progress}</p>
          <ProgressBar
            label={words.title}
            value={NEEDED_TO_OPEN - shown.length}
            max={NEEDED_TO_OPEN}
            valueText={progress}
          />
        </div>
      )}
      <OpenPlaces open={shown} />
      {empty.length > 0 && (
        <Fold title={words.optional(empty.length)}>
          <OpenPlaces open={empty} />
        </Fold>
      )}
    </OfficeSection>
  );
}

function OpenPlaces({ open }: { open: Open }) {
  return (
    <ul role="list" className={css.openPlaces}>
      {open.map(({ path, is }) => (
        <li
          key={path}
          className={`${row3} ${middle} ${apart} ${inside2} ${lineAbove} ${text.smallSize}`}
        >
          <JumpLink to={idOf(path)}>{places.get(path)?.label ?? path}</JumpLink>
          {is !== 'empty' && <Badge tone="accent">{badges[is]}</Badge>}
        </li>
      ))}
    </ul>
  );
}
