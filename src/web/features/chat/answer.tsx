import { chat, quotedPage } from '#content/chat.ts';
import { newTabHint } from '#content/navigation.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './answer.css.ts';
import { answerParts, blocksOf, marksLast, withoutOpenBold } from './data/answer-parts.ts';
import type { Message, Source } from './data/exchange.ts';
import * as type from '#web/ui/text.css.ts';
import {
  above1,
  asBlock,
  bullets,
  inside2,
  onBaseline,
  row2,
  stack2,
  stack3,
} from '#web/ui/layout.css.ts';

/** A reply as text, with numbers that lead to its sources. They open a new tab, so the chat stays open. */
export function Answer({ content, status, sources: given }: Message) {
  const sources = given ?? [];
  const text = status === 'writing' ? withoutOpenBold(content) : content;
  const shown = marksLast(text, sources.length);
  return (
    <div className={stack3}>
      {/* oxlint-disable react/no-array-index-key -- a block stays in its place while more are added */}
      {blocksOf(shown).map((block, place) => {
        if (block.kind === 'text') {
          return (
            <p key={place} dir="auto">
              <Words content={block.text} sources={sources} />
            </p>
          );
        }
        const List = (block.start === undefined ? 'ul' : 'ol') as 'ol';
        return (
          <List key={place} dir="auto" start={block.start} className={`${stack2} ${bullets}`}>
            {block.items.map((item, at) => (
              <li key={at}>
                <Words content={item} sources={sources} />
              </li>
            ))}
          </List>
        );
      })}
      {/* oxlint-enable react/no-array-index-key */}
      {sources.length > 0 && status !== 'writing' && <Sources sources={sources} />}
    </div>
  );
}

function Words({ content, sources }: { content: string; sources: readonly Source[] }) {
  return answerParts(content, sources.length).map((part, place) => {
    // oxlint-disable react/no-array-index-key -- a part stays in its place while more are added
    if (part.kind === 'text') return <span key={place}>{part.text}</span>;
    if (part.kind === 'bold') return <strong key={place}>{part.text}</strong>;
    const { title, path } = sources[part.number - 1]!;
    return (
      <a
        key={place}
        href={path}
        target="_blank"
        rel="noopener"
        className={css.chip}
        aria-label={`${chat.labels.source(part.number, title)} ${newTabHint}`}
      >
        {part.number}
      </a>
    );
    // oxlint-enable react/no-array-index-key
  });
}

function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <div className={css.sources}>
      <p className={`${type.muted} ${type.strong}`}>{chat.labels.sources}</p>
      <ul role="list" aria-label={chat.labels.sources} className={above1}>
        {sources.map(({ title, path }, at) => (
          <li key={path + title} className={`${row2} ${onBaseline} ${inside2}`}>
            <span aria-hidden className={`${type.accent} ${type.strong} ${type.tabular}`}>
              {at + 1}
            </span>
            <span>
              <a href={path} target="_blank" rel="noopener" className={css.link}>
                <span>{title}</span>
                <VisuallyHidden> {newTabHint}</VisuallyHidden>
              </a>
              <span className={`${asBlock} ${type.muted}`}>{quotedPage(path)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
