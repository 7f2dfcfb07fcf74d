import { DecisionLevels } from '#web/features/site/frameworks/decision-levels.tsx';
import { DecisionTreeHero } from '#web/features/site/frameworks/decision-tree-hero.tsx';
import { decisionTreeCall } from '#web/features/site/frameworks/framework-calls.ts';
import { HowToUse } from '#web/features/site/frameworks/how-to-use.tsx';
import { CallBand } from '#web/features/site/shared/call-band.tsx';

export function DecisionTreePage() {
  return (
    <>
      <DecisionTreeHero />
      <DecisionLevels />
      <HowToUse />
      <CallBand content={decisionTreeCall} />
    </>
  );
}
