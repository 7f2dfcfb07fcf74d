import { home } from '#content/home.ts';
import * as styles from './shift.css.ts';

/** The same days of a week, as they are and as they could be. */
export function Shift() {
  const { painPoints, outcomes } = home.hero;
  return (
    <div className={styles.shift}>
      <Week {...painPoints} className={styles.before} entry={styles.entryBefore} />
      <div aria-hidden className={styles.drawing} />
      <Week {...outcomes} className={styles.after} entry={styles.entryAfter} />
    </div>
  );
}

interface WeekProps {
  title: string;
  items: typeof home.hero.painPoints.items;
  className: string;
  entry: string;
}

function Week({ title, items, className, entry }: WeekProps) {
  return (
    <div className={className}>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list" className={styles.list}>
        {items.map(({ day, text }) => (
          <li key={day} className={entry}>
            <strong className={styles.day}>{day}</strong> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
