import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { myPlan, planWords } from '#content/my-plan.ts';
import { competencyName } from '#domain/competencies.ts';
import { dueDay, planDays, type PlanDays } from '#domain/plan-dates.ts';
import {
  emptyPlan,
  planLimits,
  type PlanAction,
  type PlannedAction,
  type PlannedFocus,
} from '#domain/plan.ts';
import { shortDay } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { h3, muted, smallSize, tabular } from '#web/ui/text.css.ts';
import { TrashIcon } from '#web/ui/tool-icons.tsx';
import { dueText, useEditedPlan } from './use-plan.ts';
import * as css from './plan.css.ts';
import {
  hasRoomForActions,
  missingSuggestions,
  newAction,
  suggestedAction,
  withoutAction,
  withAction,
  type ActionChange,
} from './plan-edits.ts';
import { PlanText } from './plan-text.tsx';
import { TextButton } from './text-button.tsx';
import {
  across,
  endColumn,
  flow2,
  flow4,
  labeled,
  middle,
  onBaseline,
  ruled,
  shrinks,
  stack3,
  stack5,
} from '#web/ui/layout.css.ts';

const copy = myPlan.actions;

interface DayActionsProps {
  focus: PlannedFocus;
  after: PlanDays;
}

export function DayActions({ focus, after }: DayActionsProps) {
  const { outbox, start, today } = useEditedPlan();
  const { competencyId } = focus;
  const titleId = useId();
  const undoButton = useRef<HTMLButtonElement>(null);
  const [lastRemoved, setLastRemoved] = useState<PlannedAction | null>(null);
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const actions = focus.actions.filter((action) => action.after === after);
  const isBack = actions.some(({ id }) => id === lastRemoved?.id);
  const removed = isBack ? null : lastRemoved;
  const hasRoom = hasRoomForActions(focus);
  const dueOn = start && dueDay(start, after);
  const about = copy.ofHidden(after, competencyName(competencyId));
  const add = (action: (at: string) => PlanAction) => {
    setKnown(new Set(actions.map(({ id }) => id)));
    outbox.edit((_plan, at) => ({ ...emptyPlan, actions: [action(at)] }));
  };

  // The restored action's field gets the focus, like a new action's.
  const undo = (planned: PlannedAction) => {
    const { dueOn: _counted, ...action } = planned;
    add((at) => ({ ...action, isRemoved: false, changedAt: at }));
    setLastRemoved(null);
  };

  return (
    <div
      role="group"
      aria-labelledby={titleId}
      className={`${labeled} ${after === planDays[0] ? '' : ruled}`}
    >
      <div id={titleId} className={`${flow4} ${onBaseline}`}>
        <p className={h3}>{copy.after(after)}</p>
        {dueOn !== null && (
          <p className={`${flow2} ${smallSize} ${tabular}`}>
            <span>{shortDay(dueOn)}</span>
            <span className={muted}>{dueText(dueOn, today)}</span>
          </p>
        )}
      </div>
      <div className={`${stack3} ${shrinks}`}>
        {actions.length > 0 && (
          <ul role="list" className={stack5}>
            {actions.map((action) => (
              <ActionForm
                key={action.id}
                action={action}
                isNew={known !== null && !known.has(action.id)}
                onRemove={() => {
                  flushSync(() => {
                    setLastRemoved(action);
                    outbox.edit((plan, at) => withoutAction(plan, at, action.id));
                  });
                  undoButton.current?.focus();
                }}
              />
            ))}
          </ul>
        )}
        <div>
          <div role="status">
            {removed && (
              <div className={`${flow4} ${middle}`}>
                <p className={`${muted} ${smallSize} ${css.fewLines}`}>
                  {copy.removed(removed.text || copy.noText)}
                </p>
                <TextButton
                  ref={undoButton}
                  aria-disabled={!hasRoom}
                  about={copy.aboutHidden(removed.text || copy.noText)}
                  onClick={() => undo(removed)}
                >
                  {copy.undo}
                </TextButton>
              </div>
            )}
          </div>
          <div className={`${flow4} ${middle}`}>
            <TextButton
              aria-disabled={!hasRoom}
              about={about}
              onClick={() => add((at) => newAction(at, competencyId, after))}
            >
              <PlusIcon />
              {copy.add}
            </TextButton>
            {hasRoom && missingSuggestions(focus).includes(after) && (
              <TextButton
                about={about}
                onClick={() => add((at) => suggestedAction(at, competencyId, after))}
              >
                {copy.putBack}
              </TextButton>
            )}
          </div>
          {!hasRoom && <p className={muted}>{copy.full}</p>}
        </div>
      </div>
    </div>
  );
}

interface ActionFormProps {
  action: PlannedAction;
  isNew: boolean;
  onRemove: () => void;
}

function ActionForm({ action, isNew, onRemove }: ActionFormProps) {
  const { outbox } = useEditedPlan();
  const { id, text, evidence, isDone, after } = action;
  const edit = (change: ActionChange) =>
    outbox.edit((plan, at) => withAction(plan, at, id, change));
  const send = () => void outbox.send();

  return (
    <li className={`${endColumn} ${css.action}`} data-done={isDone || undefined}>
      {isDone && (
        <p className={across}>
          <Badge tone="green">{planWords.done}</Badge>
        </p>
      )}
      <PlanText
        label={<>{`${copy.text}${copy.textHidden(after)}`}</>}
        labelHidden
        value={text}
        maxLength={planLimits.text}
        isNew={isNew}
        onEdit={(words) => edit({ text: words })}
        onLeave={send}
      />
      <Button
        variant="quiet"
        square
        aria-label={copy.remove + copy.aboutHidden(text || copy.noText)}
        onClick={onRemove}
      >
        <TrashIcon />
      </Button>
      {(isDone || evidence !== '') && (
        <PlanText
          label={copy.evidence}
          hint={copy.evidenceHint}
          value={evidence}
          maxLength={planLimits.evidence}
          onEdit={(words) => edit({ evidence: words })}
          onLeave={send}
        />
      )}
    </li>
  );
}
