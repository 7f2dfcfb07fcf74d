import { newsletter } from '#content/newsletter.ts';
import { useSettings } from '#web/lib/settings.tsx';
import * as text from '#web/ui/text.css.ts';
import { list, past, sheet, title as titleClass } from './past-issues.css.ts';

/** What was sent before, once the practice has named some of it. */
export function PastIssues() {
  const { issueTitles } = useSettings().practice.newsletter;
  if (issueTitles.length === 0) return null;
  return (
    <div className={past}>
      <h3 className={text.h3}>{newsletter.pastIssues}</h3>
      <ul role="list" className={list}>
        {issueTitles.map((title) => (
          <li key={title} className={sheet}>
            <p className={titleClass}>{title}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
