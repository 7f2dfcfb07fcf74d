import { Link } from '@tanstack/react-router';
import { findMyResults, howThisWasMade } from '#content/assessment-words.ts';
import { assessmentCopy } from '#content/assessment.ts';
import { emailUse } from '#content/email-use.ts';
import { useFindResults } from '#web/features/assessment/dialogs/find-results.tsx';
import { PrivacyLink } from '#web/features/assessment/dialogs/email-dialog.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { above2, above3, above4, flow4, middle, notOnPhone, tappable } from '#web/ui/layout.css.ts';
import { compactTitle, kicker, medium, muted, small, textLink } from '#web/ui/text.css.ts';
import * as css from './assessment-hero.css.ts';

export function AssessmentHero() {
  const openFindResults = useFindResults();
  const settings = useSettings();
  return (
    <div className={css.hero}>
      <p className={`${kicker} ${notOnPhone}`}>{assessmentCopy.kicker}</p>
      <h1 className={`${compactTitle} ${above2}`}>{assessmentCopy.headline}</h1>
      <p className={`${css.lead} ${above3}`}>{assessmentCopy.lead}</p>
      <ul role="list" className={`${flow4} ${small} ${medium} ${above3}`}>
        {assessmentCopy.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className={`${above2} ${small} ${muted}`}>
        <span>{`${assessmentCopy.canStop} ${emailUse.results(settings)}`}</span> <PrivacyLink />{' '}
        <Link to="/assessment/method" className={textLink}>
          {howThisWasMade}
        </Link>
      </p>
      <div className={`${flow4} ${middle} ${above4}`}>
        <a href="#questions" className={buttonClass({ size: 'lg' })}>
          Continue to Assessment
        </a>
        <button type="button" className={`${textLink} ${tappable}`} onClick={openFindResults}>
          {findMyResults}
        </button>
      </div>
    </div>
  );
}
