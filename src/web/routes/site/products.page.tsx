import { productsComingSoon } from '#content/coming-soon.ts';
import { dollars, products } from '#content/products.ts';
import { ComingSoon } from '#web/features/site/notices/notice.tsx';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { unbroken } from '#web/features/site/shared/section-heading.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './products.css.ts';

export function ProductsPage() {
  const { flags } = useSettings();
  if (!flags.productsEnabled) return <ComingSoon {...productsComingSoon} />;
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
        <div className={css.hero}>
          <h1 className={text.display}>{hero.headline}</h1>
          <p className={text.lead}>{hero.subtitle}</p>
        </div>
      </Section>
      <Section size="flush">
        <div className={css.playbook}>
          <PlaybookDrawing className={css.drawing} />
          <div className={css.playbookWords}>
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

const WIDTH = 214;
const HEIGHT = 296;

/** The three pages of the playbook, fanned out: what to do, what to ask, what to follow up on. */
function PlaybookDrawing({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 520 430" aria-hidden className={className}>
      <g transform="rotate(-10 40 420) translate(26 72)" className={css.dark}>
        <rect width={WIDTH} height={HEIGHT} className={css.first} />
        <text x="24" y="96" className={css.numeral}>
          30
        </text>
        <path d="m26 150 7 7 12-14m-19 53 7 7 12-14m-19 53 7 7 12-14" className={css.marks} />
        <path d="M62 152h110M62 196h80M62 240h96" className={css.drawnWords} />
      </g>
      <g transform="rotate(-1 260 420) translate(152 46)" className={css.dark}>
        <rect width={WIDTH} height={HEIGHT} className={css.second} />
        <text x="24" y="96" className={css.numeral}>
          60
        </text>
        <path d="M26 138h84v34H50l-12 12v-12H26Z" className={css.marks} />
        <path d="M118 206H58v34h36l12 12v-12h12Z" className={css.marks} />
      </g>
      <g transform="rotate(8 480 420) translate(286 66)" className={css.light}>
        <rect width={WIDTH} height={HEIGHT} className={css.third} />
        <text x="24" y="96" className={css.numeral}>
          90
        </text>
        <path d="M26 258h42v-40h42v-40h42v-36" className={css.marks} />
        <circle cx="176" cy="136" r="10" className={css.point} />
      </g>
    </svg>
  );
}

const termKeys = ['format', 'delivery', 'refund'] as const;

function Price() {
  const { flags, practice } = useSettings();
  const { price, value } = practice.playbook;
  const words = products.playbook.price;
  return (
    <p className={css.price}>
      <span className={css.amount}>{dollars(price)}</span>{' '}
      {flags.shopEnabled && <Badge tone="accent">{words.note}</Badge>}{' '}
      {value > price && <span className={css.value}>{words.value(dollars(value))}</span>}
    </p>
  );
}

/** What the practice says about format, delivery, and refunds. */
function OrderTerms() {
  const { playbook } = useSettings().practice;
  const { terms } = products.playbook;
  const said = termKeys.filter((key) => playbook[key]);
  if (!said[0]) return null;
  return (
    <dl className={css.terms}>
      {said.map((key) => (
        <div key={key} className={css.term}>
          <dt className={text.strong}>{terms[key]}</dt>
          <dd>{playbook[key]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Three stretches of time, a question and its answer, what is ticked off. */
const marks = [
  'M4 56h112M6 40h32v16M42 24h32v32M78 8h36v48',
  'M4 4h68v32H24l-9 9v-9H4ZM84 22h32v28h-8v9l-9-9H52v-6',
  'm4 12 6 6 11-12M4 34l6 6 11-12M4 56l6 6 11-12M34 12h82M34 34h58M34 56h70',
];

function WhatYouGet() {
  const { headline, items } = products.playbook.whatYouGet;
  return (
    <Section tone="deep">
      <h2 className={text.h2}>{headline}</h2>
      <ul role="list" className={css.sheets}>
        {items.map(({ title, description }, at) => (
          <li key={title} className={css.getSheet}>
            <svg viewBox="0 0 120 64" aria-hidden className={css.mark}>
              <path d={marks[at]} />
            </svg>
            <h3 className={text.h3}>{unbroken(title)}</h3>
            <p className={css.description}>{description}</p>
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
      <table aria-labelledby={HEADING} className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.beforeLabel}>
              {beforeLabel}
            </th>
            <th scope="col" className={css.afterLabel}>
              {afterLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ before, after }) => (
            <tr key={before}>
              <td className={css.before}>{before}</td>
              <td className={css.after}>{after}</td>
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
      <p className={css.whoSentence}>{items.join(' ')}</p>
    </Section>
  );
}

/** The product and its price, as on a ticket that is torn off. */
function Ticket() {
  const { name, format, closing, action } = products.playbook;
  return (
    <Section>
      <div className={css.ticket}>
        <div className={css.offer}>
          <h2 className={text.h1}>{closing}</h2>
          <p>
            <strong>{unbroken(name)}</strong>
            <br />
            <span>{format}</span>
          </p>
        </div>
        <div className={css.stub}>
          <Price />
          <ActionButton action={action} arrow />
        </div>
      </div>
    </Section>
  );
}
