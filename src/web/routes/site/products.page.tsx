import { Fragment } from 'react';
import { comingSoon } from '#content/coming-soon.ts';
import { dollars, products } from '#content/products.ts';
import parts from '#web/features/site/drawings/playbook-parts.svg';
import drawing from '#web/features/site/drawings/playbook.svg?raw';
import { ComingSoon } from '#web/features/site/notices/notice.tsx';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { Drawing, InlineDrawing } from '#web/features/site/shared/drawing.tsx';
import { unbroken } from '#web/features/site/shared/section-heading.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './products.css.ts';
import * as layout from '#web/ui/layout.css.ts';
import { pads } from '#web/ui/boxes.css.ts';

export function ProductsPage() {
  const { flags } = useSettings();
  if (!flags.productsEnabled) return <ComingSoon text={comingSoon.products} />;
  return (
    <>
      <Playbook />
      <WhatYouGet />
      <WhoItIsFor />
      <Comparison />
      <Ticket />
    </>
  );
}

function Playbook() {
  const { hero, playbook } = products;
  return (
    <>
      <Section tone="ink" size="flush" className={css.band}>
        <div className={`${layout.stack4} ${css.hero}`}>
          <h1 className={text.display}>{hero.headline}</h1>
          <p className={text.lead}>{hero.subtitle}</p>
        </div>
      </Section>
      <Section size="flush">
        <div className={css.playbook}>
          <InlineDrawing svg={drawing} className={css.drawing} />
          <div className={`${layout.stack4} ${layout.atStart} ${css.playbookWords}`}>
            <Badge tone="outline">{playbook.format}</Badge>
            <h2 className={text.h2}>{unbroken(playbook.name)}</h2>
            <p className={text.lead}>{playbook.description}</p>
          </div>
          <div className={css.purchase}>
            <Price />
            <ActionButton action={playbook.action} arrow />
            <OrderTerms />
          </div>
        </div>
      </Section>
    </>
  );
}

const termKeys = ['format', 'delivery', 'refund'] as const;

function Price() {
  const { flags, practice } = useSettings();
  const { price, value } = practice.playbook;
  const words = products.playbook.price;
  const beside = `${text.small} ${text.muted}`;
  return (
    <p className={`${layout.cluster3} ${layout.middle}`}>
      <span className={`${text.numeral} ${text.tabular}`}>{dollars(price)}</span>{' '}
      {flags.shopEnabled && <span className={beside}>{words.note}</span>}{' '}
      {value > price && <span className={beside}>{words.value(dollars(value))}</span>}
    </p>
  );
}

function OrderTerms() {
  const { playbook } = useSettings().practice;
  const { terms } = products.playbook;
  const said = termKeys.filter((key) => playbook[key]);
  if (!said[0]) return null;
  return (
    <dl className={`${layout.terms} ${layout.fullWidth} ${text.small}`}>
      {said.map((key) => (
        <Fragment key={key}>
          <dt className={text.strong}>{terms[key]}</dt>
          <dd>{playbook[key]}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function WhatYouGet() {
  const { headline, items } = products.playbook.whatYouGet;
  return (
    <Section tone="deep">
      <h2 className={text.h2}>{headline}</h2>
      <ul role="list" className={`${layout.columns3} ${layout.above6}`}>
        {items.map(({ title, description }, at) => (
          <li key={title} className={`${layout.stack3} ${css.getSheet}`}>
            <Drawing
              src={`${parts}#${at}`}
              ground={at === 2 ? 'accent' : 'paper'}
              width="120"
              height="64"
              className={layout.below5}
            />
            <h3 className={text.h3}>{unbroken(title)}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const HEADING = 'before-and-after';

function Comparison() {
  const { headline, beforeLabel, afterLabel, rows } = products.playbook.comparison;
  return (
    <Section tone="deep">
      <h2 id={HEADING} className={text.h2}>
        {headline}
      </h2>
      <table aria-labelledby={HEADING} className={`${css.table} ${layout.above6}`}>
        <thead>
          <tr>
            <th scope="col" className={`${css.cell} ${text.h4} ${text.muted}`}>
              {beforeLabel}
            </th>
            <th scope="col" className={`${css.cell} ${css.raised} ${text.h4} ${text.accent}`}>
              {afterLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ before, after }) => (
            <tr key={before}>
              <td className={`${css.cell} ${text.muted}`}>{before}</td>
              <td className={`${css.cell} ${css.raised} ${text.strong}`}>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function WhoItIsFor() {
  const { headline, items } = products.playbook.whoItIsFor;
  return (
    <Section>
      <h2 className={text.kicker}>{headline}</h2>
      <p className={`${text.h2} ${layout.above5}`}>{items.join(' ')}</p>
    </Section>
  );
}

/** The product and its price, as on a ticket that is torn off. */
function Ticket() {
  const { name, format, closing, action } = products.playbook;
  return (
    <Section>
      <div className={css.ticket}>
        <div className={`${layout.stack4} ${pads.lg}`}>
          <h2 className={text.h1}>{closing}</h2>
          <p>
            <strong>{unbroken(name)}</strong>
            <br />
            <span>{format}</span>
          </p>
        </div>
        <div className={`${layout.stack5} ${layout.atStart} ${css.stub} ${pads.lg}`}>
          <Price />
          <ActionButton action={action} arrow />
        </div>
      </div>
    </Section>
  );
}
