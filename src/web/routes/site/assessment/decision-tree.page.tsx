import {
  DecisionLevels,
  DecisionTreeHero,
  HowToUse,
} from '#web/features/site/frameworks/decision-tree.tsx';
import { decisionTreeCall } from '#web/features/site/frameworks/shared.tsx';
import { CallBand } from '#web/features/site/shared/bands.tsx';

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
