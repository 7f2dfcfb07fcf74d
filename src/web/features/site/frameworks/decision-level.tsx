import type { DecisionLevel as Level } from '#content/decision-tree.ts';
import * as css from './decision-level.css.ts';
import { TreePart } from './tree-drawing.tsx';

interface DecisionLevelProps {
  level: Level;
  /** The part of the tree it is named after. */
  viewBox: string;
  belowGround: boolean;
}

export function DecisionLevel({ level, viewBox, belowGround }: DecisionLevelProps) {
  const facts = [
    ['Who decides', level.whoDecides],
    ['Risk', level.risk],
    ['Communication', level.communication],
  ] as const;
  return (
    <li id={level.id} className={css.level}>
      <TreePart viewBox={viewBox} className={belowGround ? css.partBelowGround : css.part} />
      <div className={css.words}>
        <h2 className={css.name}>{level.name}</h2>
        <p className={css.tagline}>{level.tagline}</p>
        <p className={css.description}>{level.description}</p>
        <h3 className={css.listTitle}>Examples</h3>
        <ul className={css.examples}>
          {level.examples.map((example) => (
            <li key={example} className={css.example}>
              {example}
            </li>
          ))}
        </ul>
      </div>
      <dl className={css.facts}>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt className={css.factName}>{name}</dt>
            <dd className={css.fact}>{fact}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
