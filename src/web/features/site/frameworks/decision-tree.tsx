import { Link } from '@tanstack/react-router';
import {
  decisionLevels,
  decisionTree,
  howToSteps,
  type DecisionLevel as Level,
} from '#content/decision-tree.ts';
import { Button } from '#web/ui/button.tsx';
import { PrintIcon } from '#web/ui/icons.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { needsScript } from '#web/features/site/shared/shared.css.ts';
import * as css from './decision-tree.css.ts';
import { BackLinks } from './shared.tsx';
import { TreeDrawing, TreePart } from './tree-drawing.tsx';

const PICTURE =
  'A tree: leaves at the top, then branches, and the trunk, and roots below the ground.';

export function DecisionTreeHero() {
  return (
    <Section size="flush" className={css.heroSection}>
      <div className={css.hero}>
        <div className={css.heroWords}>
          <BackLinks />
          <h1 className={css.heroTitle}>{decisionTree.title}</h1>
          <p className={css.intro}>{decisionTree.intro}</p>
          <Button
            variant="secondary"
            size="lg"
            className={`${css.print} ${needsScript}`}
            data-print="hide"
            onClick={() => window.print()}
          >
            <PrintIcon /> {decisionTree.print}
          </Button>
        </div>
        <figure className={css.figure}>
          <div className={css.earthBand} />
          <ol role="list" className={css.heroLevels}>
            {decisionLevels.map(({ id, name, tagline }) => (
              <li key={id} className={css.heroLevel}>
                <Link to="." hash={id} className={css.levelLink}>
                  {name}
                </Link>
                <p className={css.heroTagline}>{tagline}</p>
              </li>
            ))}
          </ol>
          <TreeDrawing label={PICTURE} className={css.drawing} />
        </figure>
      </div>
    </Section>
  );
}

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
      <ol role="list" className={css.detailLevels}>
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

interface DecisionLevelProps {
  level: Level;
  /** The part of the tree it is named after. */
  viewBox: string;
  belowGround: boolean;
}

function DecisionLevel({ level, viewBox, belowGround }: DecisionLevelProps) {
  const facts = [
    ['Who decides', level.whoDecides],
    ['Risk', level.risk],
    ['Communication', level.communication],
  ] as const;
  return (
    <li id={level.id} className={css.detailLevel}>
      <TreePart viewBox={viewBox} className={belowGround ? css.partBelowGround : css.part} />
      <div className={css.detailWords}>
        <h2 className={css.name}>{level.name}</h2>
        <p className={css.detailTagline}>{level.tagline}</p>
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

export function HowToUse() {
  return (
    <Section tone="deep" size="flush" className={css.howToSection}>
      <h2 className={text.h2}>{decisionTree.howToTitle}</h2>
      <ol role="list" className={css.steps}>
        {howToSteps.map((item) => (
          <li key={item.title} className={css.step}>
            <h3 className={css.howToTitle}>{item.title}</h3>
            <p className={css.body}>{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
