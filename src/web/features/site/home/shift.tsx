import { home } from '#content/home.ts';
import * as styles from './shift.css.ts';

/** From where a leader is to where they want to be. */
export function Shift() {
  const { painPoints, outcomes } = home.hero;
  return (
    <div className={styles.shift}>
      <div className={styles.before}>
        <h2 className={styles.title}>{painPoints.title}</h2>
        <ul role="list" className={styles.list}>
          {painPoints.items.map((item) => (
            <li key={item} className={styles.entryBefore}>
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div aria-hidden className={styles.drawing} />
      <div className={styles.after}>
        <h2 className={styles.title}>{outcomes.title}</h2>
        <ul role="list" className={styles.list}>
          {outcomes.items.map((item) => (
            <li key={item} className={styles.entryAfter}>
              {item}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
