import { assessmentProgress } from '#domain/progress.ts';
import { summarizeAreas } from '#domain/scoring.ts';
import type { Assessment, SavedResponse } from './data/types.ts';
import { useResponses } from './data/use-responses.ts';
import { CompletedView } from './questions/completed-view.tsx';
import { InProgressView } from './questions/in-progress-view.tsx';
import { useQuestionFlow } from './questions/use-question-flow.ts';

interface TakeAssessmentProps {
  assessment: Assessment;
  saved: readonly SavedResponse[];
}

/** The assessment once it is loaded: its questions, or its results when all are answered. */
export function TakeAssessment({ assessment, saved }: TakeAssessmentProps) {
  const { responses, queue, saveState } = useResponses(assessment.id, saved);
  const flow = useQuestionFlow(assessment, responses, queue);
  const areas = summarizeAreas(responses);
  const shared = { assessment, responses, areas, queue, saveState };

  if (!flow.competency) return <CompletedView {...shared} />;
  return (
    <InProgressView
      {...shared}
      flow={flow}
      competency={flow.competency}
      progress={assessmentProgress(responses)}
    />
  );
}
