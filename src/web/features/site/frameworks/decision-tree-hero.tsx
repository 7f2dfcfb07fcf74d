import { Link } from '@tanstack/react-router';
import { decisionLevels, decisionTree } from '#content/decision-tree.ts';
import { Section } from '#web/ui/section.tsx';
import { BackLinks } from './back-links.tsx';
import * as css from './decision-tree-hero.css.ts';
import { TreeDrawing } from './tree-drawing.tsx';

const PICTURE =
  'A tree: leaves at the top, then branches, and the trunk, and roots below the ground.';

export function DecisionTreeHero() {
  return (
    <Section size="flush" className={css.section}>
      <div className={css.hero}>
        <div className={css.words}>
          <BackLinks />
          <h1 className={css.title}>{decisionTree.title}</h1>
          <p className={css.intro}>{decisionTree.intro}</p>
        </div>
        <figure className={css.figure}>
          <div className={css.earthBand} />
          <ol role="list" className={css.levels}>
            {decisionLevels.map(({ id, name, tagline }) => (
              <li key={id} className={css.level}>
                <Link to="." hash={id} className={css.levelLink}>
                  {name}
                </Link>
                <p className={css.tagline}>{tagline}</p>
              </li>
            ))}
          </ol>
          <TreeDrawing label={PICTURE} className={css.drawing} />
        </figure>
      </div>
    </Section>
  );
}
