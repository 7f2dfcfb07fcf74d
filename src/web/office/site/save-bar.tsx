import { officeSite, places } from '#content/office-site.ts';
import { JumpLink } from '#web/office/parts/routing.tsx';
import { type Mutation, MutationState } from '#web/office/parts/query-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { idOf } from './settings-fields.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './site.css.ts';
import { belowLarge } from '#web/office/parts/page.css.ts';
import { cluster3, pushed } from '#web/ui/layout.css.ts';

const words = officeSite.saveBar;

interface SaveBarProps {
  count: number;
  mutation: Mutation;
  faults: readonly string[];
  canSave: boolean;
  onDiscard: () => void;
  /** Given if someone else has saved since the page was loaded: the paths of what they changed. */
  theirs: readonly string[] | undefined;
  onLoad: () => void;
}

export function SaveBar({
  count,
  mutation,
  faults,
  canSave,
  onDiscard,
  theirs,
  onLoad,
}: SaveBarProps) {
  const { status } = mutation;
  return (
    <div className={css.saveBar}>
      {faults.length === 0 && (
        <p role="status" className={text.strong}>
          {count === 0 ? words.none : words.changes(count)}
        </p>
      )}
      {faults.length > 0 ? (
        <div role="alert" className={`${css.faults} ${text.danger} ${text.medium}`}>
          <p>{words.faults}</p>
          <ul role="list" className={css.faultList}>
            {faults.map((place) => (
              <li key={place}>
                <JumpLink to={idOf(place)}>{places.get(place)!.label}</JumpLink>
              </li>
            ))}
          </ul>
        </div>
      ) : theirs ? (
        <div role="alert" className={`${css.faults} ${text.danger} ${text.medium}`}>
          <p>{words.conflict(theirs)}</p>
          <p>{words.stays}</p>
        </div>
      ) : (
        <MutationState
          mutation={(count === 0 || status !== 'success') && mutation}
          saved={officeSite.saved}
        />
      )}
      {theirs && (
        <Button variant="secondary" onClick={onLoad}>
          {words.load}
        </Button>
      )}
      <div className={`${cluster3} ${pushed}`}>
        <JumpLink to="preview" className={`${text.textLink} ${belowLarge}`}>
          {words.toPreview}
        </JumpLink>
        {count > 0 && (
          <Button variant="quiet" onClick={onDiscard}>
            {words.discard}
          </Button>
        )}
        <Button
          type="submit"
          pending={status === 'pending'}
          aria-disabled={count === 0 || !canSave || undefined}
        >
          {words.save}
        </Button>
      </div>
    </div>
  );
}
