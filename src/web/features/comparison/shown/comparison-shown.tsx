import { useId, type ReactNode } from 'react';
import { comparisonCopy as copy } from '#content/comparison.ts';
import { planWords } from '#content/my-plan.ts';
import type { Change, CompetencyChange, FocusAction, NotCompared } from '#domain/comparison.ts';
import { competencyName } from '#domain/competencies.ts';
import { Fold } from '#web/ui/fold.tsx';
import {
  above1,
  above2,
  above3,
  across,
  bullets,
  halves,
  measure,
  stack2,
  stack8,
} from '#web/ui/layout.css.ts';
import { h3, muted, small, strong } from '#web/ui/text.css.ts';
import { Heading, TitledPart } from '#web/ui/titled-part.tsx';
import { ComparedAreas, ChangeRow, Reason, type DatedComparison } from './compared-areas.tsx';
import * as css from './comparison-shown.css.ts';

interface PartProps {
  comparison: DatedComparison;
}

interface SeenProps extends PartProps {
  /** Below a competency of the plan: what colleagues saw. */
  seen?: ((competencyId: string) => ReactNode) | undefined;
}

/** The changes between two assessments; the same for the owner, on paper, and for a shared link. */
export function ComparisonShown({ comparison, seen }: SeenProps) {
  const { overall, focus, notCompared } = comparison;
  if (overall === null) return <p>{copy.nothing}</p>;
  return (
    <div className={stack8}>
      {focus.length > 0 && <Focus comparison={comparison} seen={seen} />}
      <TitledPart title={copy.radar.title} lead={copy.rule}>
        <ComparedAreas comparison={comparison} overall={overall} />
      </TitledPart>
      <Competencies comparison={comparison} />
      {notCompared.length > 0 && <LeftOut notCompared={notCompared} />}
    </div>
  );
}

/** How each competency of the plan changed, and what was done for it. */
function Focus({ comparison, seen }: SeenProps) {
  return (
    <TitledPart
      title={copy.focus.title}
      // A shared link may leave the plan out.
      lead={copy.focus.lead(comparison.focusActions.length > 0)}
      isBeside
    >
      <FocusProgress comparison={comparison} seen={seen} />
    </TitledPart>
  );
}

interface FocusProgressProps extends SeenProps {
  /** In place of the competency's name, where that is the heading. */
  name?: string;
}

/** A list of the competencies of the plan, each with its change. */
export function FocusProgress({ comparison, name, seen }: FocusProgressProps) {
  const { focus, focusActions, competencies } = comparison;
  return (
    <ul role="list" className={css.rows}>
      {focus.map((id) => {
        const change = competencies.find(({ competencyId }) => competencyId === id);
        const actions = focusActions.length > 0 && (
          <PlannedActions
            actions={focusActions.filter(({ competencyId }) => competencyId === id)}
            isEarlier={name !== undefined}
          />
        );
        return change ? (
          <ChangeRow
            key={id}
            name={name ?? competencyName(id)}
            {...(name === undefined && { note: change.area })}
            change={change}
          >
            {actions}
            {seen?.(id)}
          </ChangeRow>
        ) : (
          <Reason key={id} name={name ?? competencyName(id)} reason={copy.focus.notCompared}>
            {actions}
            {seen?.(id)}
          </Reason>
        );
      })}
    </ul>
  );
}

interface PlannedActionsProps {
  actions: readonly FocusAction[];
  /** Among those of a later plan. */
  isEarlier: boolean;
}

/** What was done, and what happened. */
function PlannedActions({ actions, isEarlier }: PlannedActionsProps) {
  const done = actions.filter(({ isDone }) => isDone);
  const words =
    actions.length === 0 ? planWords.noActions : copy.focus.done(done.length, actions.length);
  return (
    <div className={`${across} ${measure}`}>
      <p className={`${above1} ${small} ${muted}`}>
        {isEarlier ? copy.focus.earlier(words) : words}
      </p>
      {done.length > 0 && (
        <ul className={`${stack2} ${above2} ${bullets} ${small}`}>
          {done.map(({ id, text, evidence }) => (
            <li key={id}>
              <span>{text}</span>
              {evidence !== '' && (
                <p>
                  <b>{copy.focus.evidence}</b> <span>{evidence}</span>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Increases beside decreases, the largest changes first. The rest is folded. */
function Competencies({ comparison: { competencies } }: PartProps) {
  const group = (verdict: Change['verdict']) => {
    const changes = competencies
      .filter((it) => it.verdict === verdict)
      .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
    if (changes.length === 0) return null;
    return (
      <Group
        title={copy.competencies.count(copy.verdicts[verdict], changes.length)}
        changes={changes}
        isFolded={verdict === 'steady'}
      />
    );
  };
  const isSteady = competencies.every(({ verdict }) => verdict === 'steady');
  const { title, lead, none } = copy.competencies;
  return (
    <TitledPart title={title} lead={isSteady ? none : lead}>
      <div className={halves}>
        {group('up')}
        {group('down')}
        {group('steady')}
      </div>
    </TitledPart>
  );
}

/** A longer list shows this many; the others are folded. */
const IN_VIEW = 5;

interface GroupProps {
  title: string;
  changes: readonly CompetencyChange[];
  isFolded: boolean;
}

function Group({ title, changes, isFolded }: GroupProps) {
  const id = useId();
  const heading = (
    <Heading id={id} className={h3}>
      {title}
    </Heading>
  );
  // A fold for a single row would save nothing.
  const inView = changes.length > IN_VIEW + 1 ? IN_VIEW : changes.length;
  const rest = changes.slice(inView);
  return (
    <section aria-labelledby={id}>
      {isFolded ? (
        <Fold title={heading}>
          <Rows changes={changes} />
        </Fold>
      ) : (
        <>
          {heading}
          <Rows changes={changes.slice(0, inView)} />
          {rest.length > 0 && (
            <Fold title={<span className={strong}>{copy.competencies.more(rest.length)}</span>}>
              <Rows changes={rest} />
            </Fold>
          )}
        </>
      )}
    </section>
  );
}

function Rows({ changes }: { changes: readonly CompetencyChange[] }) {
  return (
    <ol role="list" className={`${css.rows} ${above3}`}>
      {changes.map((change) => (
        <ChangeRow
          key={change.competencyId}
          name={competencyName(change.competencyId)}
          note={change.area}
          change={change}
        />
      ))}
    </ol>
  );
}

function LeftOut({ notCompared }: { notCompared: readonly NotCompared[] }) {
  return (
    <TitledPart title={copy.notCompared.title} lead={copy.notCompared.overall} isBeside>
      <ul role="list" className={css.rows}>
        {notCompared.map(({ competencyId, reason }) => (
          <Reason
            key={competencyId}
            name={competencyName(competencyId)}
            reason={copy.notCompared.reasons[reason]}
          />
        ))}
      </ul>
    </TitledPart>
  );
}
