import { useRef, useState } from 'react';
import { myPlan, planWords } from '#content/my-plan.ts';
import { competencyById, competencyName } from '#domain/competencies.ts';
import { isPlanned, planLimits, type PlannedAction, type PlannedFocus } from '#domain/plan.ts';
import { shortDay } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { danger, h2, muted, small, strong, tabular, typed } from '#web/ui/text.css.ts';
import { FocusForm, RemoveFocus } from './focus-form.tsx';
import * as css from './plan.css.ts';
import { withAction, type ActionChange } from './plan-edits.ts';
import { Evidence, FocusTexts } from './shown/plan-shown.tsx';
import { PlanText } from './plan-text.tsx';
import { TextButton } from './text-button.tsx';
import { dueText, useEditedPlan } from './use-plan.ts';
import {
  atStart,
  flow2,
  flow4,
  grows,
  inside6,
  lineAbove,
  middle,
  onBaseline,
  split,
  stack1,
  stack2,
  stack5,
} from '#web/ui/layout.css.ts';

const copy = myPlan.focus;

interface FocusPartProps {
  focus: PlannedFocus;
  /** E.g. 2.5. */
  score: string | undefined;
  /** The action that is due next; it may be of another focus. */
  nextId: string | undefined;
  /** The plan has more than fit, so one has to be removed. */
  isOneTooMany: boolean;
  /** The server refused the last change here. */
  isRefused: boolean;
  onRemoved: () => void;
}

/** A focus of the plan: text to read, with a button that turns it into a form. */
export function FocusPart({
  focus,
  score,
  nextId,
  isOneTooMany,
  isRefused,
  onRemoved,
}: FocusPartProps) {
  const { competencyId } = focus;
  const { name = '', category } = competencyById.get(competencyId) ?? {};
  const titleId = `focus-${competencyId}`;
  const title = useRef<HTMLHeadingElement>(null);
  const [editing, setEditing] = useState<'all' | 'partner' | null>(null);
  const finish = () => {
    setEditing(null);
    // The form disappears, and the page gets shorter.
    title.current?.focus();
  };

  return (
    <section aria-labelledby={titleId} className={`${split} ${lineAbove} ${inside6} ${css.focus}`}>
      <div>
        <div className={`${flow4} ${onBaseline}`}>
          <h2 id={titleId} ref={title} tabIndex={-1} className={`${h2} ${grows}`}>
            {name}
          </h2>
          <TextButton
            about={copy.ofHidden(name)}
            onClick={() => setEditing(editing ? null : 'all')}
          >
            <span>{editing ? copy.finish : copy.edit}</span>
          </TextButton>
        </div>
        <div className={`${stack1} ${atStart} ${muted} ${small}`}>
          <p>{score === undefined ? category : `${category}, ${score}`}</p>
          {isRefused && <p className={`${danger} ${strong}`}>{copy.refused}</p>}
          {isOneTooMany && !editing && <RemoveFocus focus={focus} onRemoved={onRemoved} />}
        </div>
      </div>
      {editing ? (
        <FocusForm
          focus={focus}
          startsWithPartner={editing === 'partner'}
          onFinish={finish}
          onRemoved={onRemoved}
        />
      ) : (
        <FocusText focus={focus} nextId={nextId} onAddPartner={() => setEditing('partner')} />
      )}
    </section>
  );
}

interface FocusTextProps extends Pick<FocusPartProps, 'focus' | 'nextId'> {
  onAddPartner: () => void;
}

/** The focus to read. What was done when the page opened is folded; what is checked now stays in place. */
function FocusText({ focus, nextId, onAddPartner }: FocusTextProps) {
  const actions = focus.actions.filter(isPlanned);
  const [doneAtFirst] = useState(
    () => new Set(actions.filter(({ isDone }) => isDone).map(({ id }) => id)),
  );
  const done = actions.filter(({ id }) => doneAtFirst.has(id));
  const open = actions.filter(({ id }) => !doneAtFirst.has(id));
  const list = (shown: readonly PlannedAction[]) => (
    <ul role="list" aria-label={planWords.actions} className={stack2}>
      {shown.map((action) => (
        <Action key={action.id} action={action} isNext={action.id === nextId} />
      ))}
    </ul>
  );
  const texts = (
    <div>
      <FocusTexts focus={focus} />
      {focus.partner === '' && (
        <TextButton
          about={copy.ofHidden(competencyName(focus.competencyId))}
          onClick={onAddPartner}
        >
          {copy.noPartner}
        </TextButton>
      )}
    </div>
  );

  if (done.length > 0 && open.length === 0) {
    return (
      <Fold
        className={css.right}
        title={<span className={strong}>{copy.allDone(done.length)}</span>}
      >
        <div className={`${stack5} ${css.right}`}>
          {texts}
          {list(done)}
        </div>
      </Fold>
    );
  }
  return (
    <>
      {texts}
      <div className={`${stack5} ${css.right}`}>
        {actions.length === 0 && <p className={muted}>{planWords.noActions}</p>}
        {open.length > 0 && list(open)}
        {done.length > 0 && (
          <Fold title={<span className={strong}>{copy.doneCount(done.length)}</span>}>
            {list(done)}
          </Fold>
        )}
      </div>
    </>
  );
}

function Action({ action, isNext }: { action: PlannedAction; isNext: boolean }) {
  const { outbox, today } = useEditedPlan();
  const { id, text, evidence, isDone, after, dueOn } = action;
  const [isNoting, setIsNoting] = useState(false);
  const edit = (change: ActionChange) =>
    outbox.edit((plan, at) => withAction(plan, at, id, change));
  const send = () => void outbox.send();
  const isOverdue = !isDone && dueOn !== null && dueOn < today;
  const when = [
    dueOn === null
      ? planWords.after(after)
      : isDone
        ? planWords.dueOn(shortDay(dueOn))
        : shortDay(dueOn),
    isDone && myPlan.actions.isDone,
    isOverdue && myPlan.actions.isOverdue,
    !isDone && !isOverdue && dueOn && dueText(dueOn, today),
  ];

  return (
    <li data-done={isDone || undefined}>
      <CheckBox
        checked={isDone}
        note={
          <span
            className={`${flow2} ${middle} ${tabular} ${isOverdue ? `${danger} ${strong}` : ''}`}
          >
            {isNext && <Badge tone="accent">{planWords.next}</Badge>}
            <span>{when.filter(Boolean).join(', ')}</span>
          </span>
        }
        onChange={(done) => {
          edit({ isDone: done });
          send();
        }}
      >
        <span className={typed}>{text}</span>
      </CheckBox>
      {isNoting ? (
        <div className={css.beside}>
          <PlanText
            label={myPlan.actions.evidence}
            hint={myPlan.actions.evidenceHint}
            value={evidence}
            maxLength={planLimits.evidence}
            isNew
            onEdit={(words) => edit({ evidence: words })}
            onLeave={() => {
              setIsNoting(false);
              send();
            }}
          />
        </div>
      ) : (
        <div className={css.beside}>
          <Evidence>{evidence}</Evidence>
          {isDone && evidence === '' && (
            <TextButton about={myPlan.actions.aboutHidden(text)} onClick={() => setIsNoting(true)}>
              {myPlan.actions.note}
            </TextButton>
          )}
        </div>
      )}
    </li>
  );
}
