import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { decisionLevels, decisionTree, howToSteps } from '#content/decision-tree.ts';
import { decisionTreeCall } from '#content/framework-tools.ts';
import { BackLinks } from './back-links.tsx';
import { CallBand } from '#web/features/site/shared/bands.tsx';
import { Entries } from '#web/features/site/shared/entries.tsx';
import { needsScript } from '#web/features/site/shared/shared.css.ts';
import { Button } from '#web/ui/button.tsx';
import { PrintIcon } from '#web/ui/icons.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './decision-tree.css.ts';
import {
  above3,
  above5,
  abovePart,
  bullets,
  columns3,
  notOnPhone,
  selfStart,
  stack2,
  stack3,
  stack4,
  stack5,
} from '#web/ui/layout.css.ts';

export function DecisionTreePage() {
  return (
    <>
      <DecisionTreeHero />
      <DecisionLevels />
      <HowToUse />
      <CallBand content={decisionTreeCall} />
    </>
  );
}

function DecisionTreeHero() {
  return (
    <Section size="flush" className={css.heroSection}>
      <div className={css.hero}>
        <div className={`${css.heroWords} ${stack5}`}>
          <BackLinks />
          <h1 className={`${text.h1} ${above5}`}>{decisionTree.title}</h1>
          <p className={`${text.lead} ${text.muted}`}>{decisionTree.intro}</p>
          <Button
            variant="secondary"
            size="lg"
            className={`${selfStart} ${needsScript}`}
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
                <p className={`${text.small} ${notOnPhone}`}>{tagline}</p>
              </li>
            ))}
          </ol>
          <TreeDrawing />
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

function DecisionLevels() {
  return (
    <Section>
      <ol role="list" className={css.detailLevels}>
        {decisionLevels.map((level) => (
          <DecisionLevel key={level.id} level={level} />
        ))}
      </ol>
    </Section>
  );
}

function DecisionLevel({ level }: { level: (typeof decisionLevels)[number] }) {
  const { labels } = decisionTree;
  const facts = [
    [labels.whoDecides, level.whoDecides],
    [labels.risk, level.risk],
    [labels.communication, level.communication],
  ] as const;
  return (
    <li id={level.id} className={css.detailLevel}>
      <svg viewBox={parts[level.id]} aria-hidden className={css.part}>
        <use href={`#${TREE}`} />
      </svg>
      <div className={stack3}>
        <h2 className={text.h2}>{level.name}</h2>
        <p className={`${text.accent} ${text.strong}`}>{level.tagline}</p>
        <p className={text.lead}>{level.description}</p>
        <h3 className={`${text.label} ${above3}`}>{labels.examples}</h3>
        <ul className={`${stack2} ${bullets}`}>
          {level.examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </ul>
      </div>
      <dl className={stack4}>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt className={`${text.small} ${text.strong}`}>{name}</dt>
            <dd className={text.muted}>{fact}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function HowToUse() {
  return (
    <Section tone="deep">
      <h2 className={text.h2}>{decisionTree.howToTitle}</h2>
      <Entries
        items={howToSteps}
        isOrdered
        className={`${columns3} ${abovePart}`}
        entry={`${stack3} ${css.step}`}
        text={text.muted}
      />
    </Section>
  );
}

/** The id of the whole tree, of which each level draws a part again. */
const TREE = 'decision-tree';

function TreeDrawing() {
  const __html = useTreeMarkup(TREE);
  return (
    <svg viewBox="0 0 480 760" role="img" aria-label={decisionTree.picture} className={css.drawing}>
      <g id={TREE} dangerouslySetInnerHTML={{ __html }} />
    </svg>
  );
}

/** The server loads it with this file; browsers load it only when they need it. */
const onServer = import.meta.env.SSR
  ? (await import('#web/features/site/drawings/tree.svg?raw')).default
  : '';

/**
 * The drawing is large and never changes, so it is not part of the page's script. A page that the server
 * rendered has it in its document; visitors who come from another page fetch it.
 */
function useTreeMarkup(id: string): string {
  const [markup, setMarkup] = useState(() =>
    import.meta.env.SSR ? onServer : (document.getElementById(id)?.innerHTML ?? ''),
  );

  useEffect(() => {
    if (markup) return;
    // Without the drawing, the levels beside it say the same.
    import('#web/features/site/drawings/tree.svg?raw').then(
      ({ default: tree }) => setMarkup(tree),
      () => undefined,
    );
  }, [markup]);

  return markup;
}
