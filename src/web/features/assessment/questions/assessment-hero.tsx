import { Link } from '@tanstack/react-router';
import { findMyResults, howThisWasMade } from '#content/assessment-words.ts';
import { assessmentCopy } from '#content/assessment.ts';
import { emailUse } from '#content/email-use.ts';
import { areas } from '#domain/areas.ts';
import { useFindResults } from '#web/features/assessment/dialogs/find-results.tsx';
import { PrivacyLink } from '#web/features/assessment/dialogs/email-dialog.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { above2, notOnPhone } from '#web/ui/layout.css.ts';
import { compactTitle, kicker, muted, small, textLink } from '#web/ui/text.css.ts';
import { inHue } from '#web/ui/hue.css.ts';
import * as css from './assessment-hero.css.ts';

export function AssessmentHero() {
  const openFindResults = useFindResults();
  const settings = useSettings();
  return (
    <div className={css.hero}>
      <div>
        <p className={`${kicker} ${notOnPhone}`}>{assessmentCopy.kicker}</p>
        <h1 className={`${compactTitle} ${above2}`}>{assessmentCopy.headline}</h1>
        <p className={css.lead}>{assessmentCopy.lead}</p>
        <ul role="list" className={css.facts}>
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
        <div className={css.actions}>
          <a href="#questions" className={buttonClass({ size: 'lg' })}>
            Continue to Assessment
          </a>
          <Button size="lg" variant="secondary" onClick={openFindResults}>
            {findMyResults}
          </Button>
        </div>
      </div>
      <HeroDrawing />
    </div>
  );
}

const CENTER = 160;
const RADIUS = 120;
/** How far the drawn profile reaches on each axis: an example, not a real result. */
const PROFILE = [0.86, 0.62, 0.74, 0.92, 0.55];

/** Five axes in five colors: the areas, drawn like the chart of the results. */
function HeroDrawing() {
  const tips = areas.map((_area, index) => point(index, 1));
  const profile = areas.map((_area, index) => point(index, PROFILE[index] ?? 0.5));
  return (
    <svg viewBox="0 0 320 300" className={css.drawing} aria-hidden="true">
      {[1, 0.8, 0.6, 0.4, 0.2].map((ring) => (
        <polygon
          key={ring}
          className={css.ring}
          points={areas.map((_area, index) => point(index, ring).join(',')).join(' ')}
        />
      ))}
      {tips.map(([x, y]) => (
        <line key={`${x}`} className={css.ring} x1={CENTER} y1={CENTER} x2={x} y2={y} />
      ))}
      <polygon className={css.profile} points={profile.map((at) => at.join(',')).join(' ')} />
      {areas.map(({ color }, index) => {
        const [x, y] = profile[index] ?? [CENTER, CENTER];
        return <circle key={color} className={`${css.dot} ${inHue[color]}`} cx={x} cy={y} r="8" />;
      })}
    </svg>
  );
}

function point(index: number, share: number): [number, number] {
  const angle = (index / areas.length) * 2 * Math.PI - Math.PI / 2;
  return [
    Math.round(CENTER + RADIUS * share * Math.cos(angle)),
    Math.round(CENTER + RADIUS * share * Math.sin(angle)),
  ];
}
