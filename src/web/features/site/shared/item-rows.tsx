import type { TextItem } from '#content/home.ts';
import { description, row, rows, title, titleLarge } from './item-rows.css.ts';

export interface ItemRowsProps {
  items: readonly TextItem[];
  /** Titles set larger, for a list that has the section to itself. */
  large?: boolean;
  className?: string;
}

/** Titles on the left, what they mean on the right, hairlines between: like a table of contents. */
export function ItemRows({ items, large = false, className = '' }: ItemRowsProps) {
  return (
    <ul role="list" className={`${rows} ${className}`}>
      {items.map((item) => (
        <li key={item.title} className={row}>
          <h3 className={large ? titleLarge : title}>{item.title}</h3>
          <p className={description}>{item.description}</p>
        </li>
      ))}
    </ul>
  );
}
