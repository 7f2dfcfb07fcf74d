import { useId } from 'react';
import { advisorCards, offeredCards } from '#content/chat-cards.ts';
import { chat } from '#content/chat.ts';
import type { CardId } from '#domain/chat.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { ArrowRightIcon, icon } from '#web/ui/icons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { helpLine, type HelpLine } from './data/help-lines.ts';
import * as text from '#web/ui/text.css.ts';
import {
  above3,
  above4,
  asBlock,
  below3,
  lineAbove,
  lineBelow,
  rigid,
  whole,
} from '#web/ui/layout.css.ts';
import * as css from './cards.css.ts';

/** What a reply offers. Nothing happens until the user presses it. */
export function ClosingCard({ id }: { id: CardId }) {
  const settings = useSettings();
  // The site may no longer offer it.
  if (!offeredCards(settings).includes(id)) return null;
  const { target, ...card } = advisorCards[id];
  if (!target) return <HelpLines />;
  return (
    <ActionLink action={{ ...card, target }} className={css.card}>
      <span>
        <span className={`${asBlock} ${text.strong}`}>{card.label}</span>
        <span className={`${text.smallSize} ${text.muted} ${asBlock}`}>{card.description}</span>
      </span>
      <ArrowRightIcon />
    </ActionLink>
  );
}

/** Shown below a message that sounds like a crisis, or when the advisor asks for it. */
export function HelpLines() {
  const title = useId();
  return (
    <section aria-labelledby={title} className={css.help}>
      <h2 id={title} className={`${text.h4} ${below3}`}>
        {chat.help.title}
      </h2>
      <HelpNumbers />
    </section>
  );
}

/** Anyone can open it, because word matching misses some crisis messages. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={chat.help.title}>
      <HelpNumbers />
    </Dialog>
  );
}

function HelpNumbers() {
  const { helpLines } = useSettings().practice.chat;
  const [first, ...others] = helpLines.map(helpLine);
  return (
    <>
      <p>{chat.help.body}</p>
      {first && <Country {...first} />}
      {others.length > 0 && (
        <Fold
          title={chat.help.others}
          className={`${above3} ${lineAbove} ${lineBelow} ${text.medium}`}
        >
          {others.map((line) => (
            <Country key={line.country} {...line} />
          ))}
        </Fold>
      )}
      <p className={`${text.smallSize} ${text.muted} ${above3}`}>{chat.help.elsewhere}</p>
    </>
  );
}

function Country({ country, calls, rest }: HelpLine) {
  return (
    <div className={above4}>
      {country !== '' && <h3 className={text.label}>{country}</h3>}
      <ul role="list" className={css.calls}>
        {calls.map(({ number, what }) => (
          <li key={number}>
            <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} className={css.call}>
              <PhoneIcon size={22} className={`${text.accent} ${rigid}`} />
              <span>
                <span className={`${asBlock} ${text.strong} ${text.tabular} ${whole}`}>
                  {number}
                </span>
                {what !== '' && (
                  <span className={`${text.smallSize} ${text.muted} ${asBlock}`}>{what}</span>
                )}
                <VisuallyHidden>{country}</VisuallyHidden>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {rest !== '' && <p>{rest}</p>}
    </div>
  );
}

/** Here, so that other pages do not load it. */
const PhoneIcon = /* @__PURE__ */ icon(
  'M6.5 4h3l1.5 4-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4 1.5v3a1.8 1.8 0 0 1-2 1.8A15.5 15.5 0 0 1 4.7 6 1.8 1.8 0 0 1 6.5 4Z',
);
