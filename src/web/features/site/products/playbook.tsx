import { products } from '#content/products.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { PlaybookDrawing } from './playbook-drawing.tsx';
import * as css from './playbook.css.ts';
import { Price } from './price.tsx';

export function Playbook() {
  const { hero, playbook } = products;
  return (
    <>
      <Section tone="ink" size="flush">
        <div className={css.hero}>
          <h1 className={text.display}>{hero.headline}</h1>
          <p className={text.lead}>{hero.subtitle}</p>
        </div>
      </Section>
      <Section size="flush">
        <div className={css.playbook}>
          <PlaybookDrawing className={css.drawing} />
          <div className={css.words}>
            <Badge tone="outline">{playbook.format}</Badge>
            <h2 className={text.h2}>{playbook.name}</h2>
            <p className={text.lead}>{playbook.description}</p>
          </div>
          <div className={css.purchase}>
            <Price />
            <ActionButton action={playbook.action} arrow />
          </div>
        </div>
      </Section>
    </>
  );
}
