import type { PtrCard as PtrCardContent } from '#content/ptr-framework.ts';
import * as css from './ptr-card.css.ts';
import { PtrSign, type PtrKind } from './ptr-sign.tsx';

export function PtrCard({ card, kind }: { card: PtrCardContent; kind: PtrKind }) {
  return (
    <li className={css.card[kind]}>
      <div className={css.words}>
        <PtrSign kind={kind} className={css.sign} />
        <h2 className={css.name}>{card.name}</h2>
        <p>{card.description}</p>
      </div>
      <ul role="list" className={css.examples}>
        {card.examples.map((example) => (
          <li key={example} className={css.example}>
            {example}
          </li>
        ))}
      </ul>
    </li>
  );
}
