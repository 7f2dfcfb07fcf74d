import { useId } from 'react';
import { advisorCards, offeredCards } from '#content/chat-cards.ts';
import { chat } from '#content/chat.ts';
import type { CardId } from '#domain/advisor-card.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { ArrowRightIcon } from '#web/ui/icons.tsx';
import * as css from './cards.css.ts';

/** What a reply offers. Nothing happens until the person presses it. */
export function ClosingCard({ id }: { id: CardId }) {
  const settings = useSettings();
  // The site may have closed it since.
  if (!offeredCards(settings).includes(id)) return null;
  const card = advisorCards[id];
  return (
    <ActionLink action={card} className={css.card}>
      <span>
        <span className={css.label}>{card.label}</span>
        <span className={css.description}>{card.description}</span>
      </span>
      <ArrowRightIcon />
    </ActionLink>
  );
}

const NUMBER = /(\d[\d -]+\d)/;

/** Shown by this site when a message sounds like a crisis, whatever the advisor answers. */
export function HelpLines() {
  const { helpLines } = useSettings().practice.chat;
  const title = useId();
  return (
    <li className={css.helpRow}>
      <section aria-labelledby={title} className={css.help}>
        <h2 id={title} className={css.title}>
          {chat.help.title}
        </h2>
        <p>{chat.help.body}</p>
        <ul role="list" className={css.lines}>
          {[...helpLines, chat.help.elsewhere].map((line) => (
            <li key={line}>
              {line.split(NUMBER).map((part, index) =>
                index % 2 === 0 ? (
                  part
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- the line does not change
                  <a key={index} href={`tel:${part.replaceAll(/\D/g, '')}`} className={css.number}>
                    {part}
                  </a>
                ),
              )}
            </li>
          ))}
        </ul>
      </section>
    </li>
  );
}
