import { useId, type ReactNode } from 'react';
import { comparisonCopy as copy, verdictText } from '#content/comparison.ts';
import { planWords } from '#content/my-plan.ts';
import type { Change, CompetencyChange, FocusAction, NotCompared } from '#domain/comparison.ts';
import { competencyById } from '#domain/competencies.ts';
import { formatScore } from '#domain/score-format.ts';
import { ComparedRadar } from '#web/features/results/radar/compared-radar.tsx';
import { columns, drawing, frame } from '#web/features/results/radar/radar-card.css.ts';
import type { DatedComparison } from '#web/features/results/report/printed-comparison.tsx';
import { datesApart } from '#web/lib/dates-apart.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { stack } from '#web/ui/layout.css.ts';
import { h3, strong } from '#web/ui/text.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './comparison-shown.css.ts';

interface PartProps {
  comparison: DatedComparison;
}

const nameOf = (id: string) => competencyById.get(id)?.name ?? id;

/** What changed between two assessments; the same for the owner and for a shared link. */
export function ComparisonShown({ comparison }: PartProps) {
  const { overall, focus, notCompared } = comparison;
  if (overall === null) return <p>{copy.nothing}</p>;
  return (
    <div className={stack[8]}>
      {focus.length > 0 && <Focus comparison={comparison} />}
      <TitledPart title={copy.radar.title} lead={copy.rule}>
        <Areas comparison={comparison} overall={overall} />
      </TitledPart>
      <Competencies comparison={comparison} />
      {notCompared.length > 0 && <LeftOut notCompared={notCompared} />}
    </div>
  );
}

/** How each competency of the plan changed, and what was done for it. */
function Focus({ comparison: { focus, focusActions, competencies } }: PartProps) {
  // A shared link may leave the plan out.
  const isPlanShown = focusActions.length > 0;
  return (
    <TitledPart title={copy.focus.title} lead={copy.focus.lead(isPlanShown)} isBeside>
      <ul role="list" className={css.rows}>
        {focus.map((id) => {
          const change = competencies.find(({ competencyId }) => competencyId === id);
          const actions = isPlanShown && (
            <Actions actions={focusActions.filter(({ competencyId }) => competencyId === id)} />
          );
          return change ? (
            <ChangeRow key={id} name={nameOf(id)} note={change.area} change={change}>
              {actions}
            </ChangeRow>
          ) : (
            <Reason key={id} name={nameOf(id)} reason={copy.focus.notCompared}>
              {actions}
            </Reason>
          );
        })}
      </ul>
    </TitledPart>
  );
}

/** What was done, and what happened. */
function Actions({ actions }: { actions: readonly FocusAction[] }) {
  const done = actions.filter(({ isDone }) => isDone);
  return (
    <div className={css.actions}>
      <p className={css.note}>
        {actions.length === 0 ? planWords.noActions : copy.focus.done(done.length, actions.length)}
      </p>
      {done.length > 0 && (
        <ul className={css.done}>
          {done.map(({ id, text, evidence }) => (
            <li key={id}>
              {text}
              {evidence !== '' && (
                <p>
                  <b>{copy.focus.evidence}</b> {evidence}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What went up beside what went down, the largest changes first. What did not change is folded. */
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
        isFolded={verdict === 'steady' && changes.length < competencies.length}
      />
    );
  };
  return (
    <TitledPart title={copy.competencies.title} lead={copy.competencies.lead}>
      <div className={css.groups}>
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
    <h3 id={id} className={h3}>
      {title}
    </h3>
  );
  // A fold for a single row would save nothing.
  const inView = changes.length > IN_VIEW + 1 ? IN_VIEW : changes.length;
  const rest = changes.slice(inView);
  return (
    <section aria-labelledby={id} className={css.group}>
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
    <ol role="list" className={`${css.rows} ${css.below}`}>
      {changes.map((change) => (
        <ChangeRow
          key={change.competencyId}
          name={nameOf(change.competencyId)}
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
            name={nameOf(competencyId)}
            reason={copy.notCompared.reasons[reason]}
          />
        ))}
      </ul>
    </TitledPart>
  );
}

interface ReasonProps {
  name: string;
  reason: string;
  children?: ReactNode;
}

function Reason({ name, reason, children }: ReasonProps) {
  return (
    <li className={css.reason}>
      <p className={css.name}>{name}</p>
      <p className={css.note}>{reason}</p>
      {children}
    </li>
  );
}

interface AreasProps {
  comparison: DatedComparison;
  overall: Change;
}

/** Both radars, one over the other, and beside them the same figures to read. */
function Areas({ comparison, overall }: AreasProps) {
  const { areas, beforeAt, afterAt } = comparison;
  const dateOf = datesApart([beforeAt, afterAt]);
  return (
    <Card pad="lg">
      <div className={frame}>
        <div className={`${columns} ${css.columns}`}>
          <figure>
            <div aria-hidden className={`${drawing} ${css.picture}`}>
              <ComparedRadar changes={areas} />
            </div>
            <figcaption className={css.legend}>
              <span className={css.entry}>
                <AfterLine />
                {copy.radar.after(dateOf(afterAt))}
              </span>
              <span className={css.entry}>
                <BeforeLine />
                {copy.radar.before(dateOf(beforeAt))}
              </span>
            </figcaption>
          </figure>
          <ul role="list" className={css.rows}>
            <ChangeRow name={copy.overall} change={overall} isLarge />
            {areas.map((change) => (
              <ChangeRow key={change.area} name={change.area} change={change} />
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}

function AfterLine() {
  return (
    <svg viewBox="0 0 36 12" aria-hidden className={css.line}>
      <path d="M0 6h36" strokeWidth={2} />
      <circle cx={18} cy={6} r={4.5} fill="currentColor" stroke="none" />
    </svg>
  );
}

function BeforeLine() {
  return (
    <svg viewBox="0 0 36 12" aria-hidden className={css.line}>
      <path d="M0 6h36" strokeWidth={1.75} strokeDasharray="5 4" />
      <rect x={12.5} y={0.75} width={10.5} height={10.5} strokeWidth={1.5} className={css.square} />
    </svg>
  );
}

interface ChangeRowProps {
  name: string;
  /** The area. */
  note?: string;
  change: Change;
  isLarge?: boolean;
  /** Below the line. */
  children?: ReactNode;
}

const tones = { up: 'green', steady: 'neutral', down: 'orange' } as const;

/** One line of a list: before, after, and the verdict. */
function ChangeRow({ name, note, change, isLarge = false, children }: ChangeRowProps) {
  const [before, after] = [formatScore(change.before), formatScore(change.after)];
  return (
    <li className={css.row}>
      <div className={css.names}>
        <p className={css.name}>{name}</p>
        {note !== undefined && <p className={css.note}>{note}</p>}
      </div>
      <p className={isLarge ? css.large : css.figures}>
        <VisuallyHidden>{copy.fromTo(before, after)}</VisuallyHidden>
        <span aria-hidden>
          <span className={css.before}>{before}</span> → {after}
        </span>
      </p>
      <Verdict change={change} />
      {children}
    </li>
  );
}

/** In words, not by color alone. */
function Verdict({ change }: { change: Change }) {
  return (
    <Badge tone={tones[change.verdict]} className={css.verdict}>
      {verdictText(change)}
    </Badge>
  );
}
