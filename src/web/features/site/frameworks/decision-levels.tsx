import { decisionLevels } from '#content/decision-tree.ts';
import { Section } from '#web/ui/section.tsx';
import { levels } from './decision-level.css.ts';
import { DecisionLevel } from './decision-level.tsx';

/** The square of the drawing that shows each level best. */
const parts: Record<(typeof decisionLevels)[number]['id'], string> = {
  leaf: '238 28 78 78',
  branch: '60 190 190 190',
  trunk: '140 388 200 200',
  root: '40 540 200 200',
};

export function DecisionLevels() {
  return (
    <Section size="flush">
      <ol role="list" className={levels}>
        {decisionLevels.map((level) => (
          <DecisionLevel
            key={level.id}
            level={level}
            viewBox={parts[level.id]}
            belowGround={level.id === 'root'}
          />
        ))}
      </ol>
    </Section>
  );
}
