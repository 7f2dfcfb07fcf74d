import { h3, muted } from '#web/ui/text.css.ts';
import { unbroken } from './section-heading.tsx';
import { stack2 } from '#web/ui/layout.css.ts';

interface EntriesProps {
  items: readonly { title: string; description: string }[];
  /** How the list, an entry, its title, and its text look, where they differ from the usual. */
  className: string;
  entry?: string;
  title?: string;
  text?: string;
  isOrdered?: boolean;
}

export function Entries({
  items,
  className,
  entry = stack2,
  title = h3,
  text = muted,
  isOrdered,
}: EntriesProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List role="list" className={className}>
      {items.map((item) => (
        <li key={item.title} className={entry}>
          <h3 className={title}>{unbroken(item.title)}</h3>
          <p className={text}>{unbroken(item.description)}</p>
        </li>
      ))}
    </List>
  );
}
