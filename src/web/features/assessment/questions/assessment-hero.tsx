import { assessmentCopy } from '#content/assessment.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import * as text from '#web/ui/text.css.ts';
import { PrivacyLink } from '#web/features/assessment/dialogs/privacy-link.tsx';
import { useFindResults } from '#web/features/assessment/dialogs/find-results.tsx';
import * as css from './assessment-hero.css.ts';
import { HeroDrawing } from './hero-drawing.tsx';

export function AssessmentHero() {
  const openFindResults = useFindResults();
  return (
    <div className={css.hero}>
      <div>
        <p className={text.kicker}>{assessmentCopy.kicker}</p>
        <h1 className={`${text.h1} ${css.headline}`}>{assessmentCopy.headline}</h1>
        <p className={`${text.lead} ${css.lead}`}>{assessmentCopy.lead}</p>
        <ul role="list" className={css.facts}>
          {assessmentCopy.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className={css.notice}>
          {assessmentCopy.emailNotice} <PrivacyLink />
        </p>
        <div className={css.actions}>
          <a href="#questions" className={buttonClass({ size: 'lg' })}>
            Continue to Assessment
          </a>
          <Button size="lg" variant="secondary" onClick={openFindResults}>
            Find My Results
          </Button>
        </div>
      </div>
      <HeroDrawing />
    </div>
  );
}
