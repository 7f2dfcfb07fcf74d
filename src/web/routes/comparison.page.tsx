import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { ComparisonView, type Pair } from '#web/features/comparison/comparison-view.tsx';
import { ShareButton } from '#web/features/sharing/share-button.tsx';
import { useSettings } from '#web/lib/settings.tsx';

const Seen = lazy(() =>
  import('#web/features/feedback/leader/seen.tsx').then(
    ({ Seen: ByColleagues }) => ({ default: ByColleagues }),
    // Without a connection the comparison is shown without it.
    () => ({ default: (): ReactNode => null }),
  ),
);

const route = getRouteApi('/assessment-layout/assessment/comparison');

export function ComparisonPage() {
  const { sendsMail, flags } = useSettings();
  const hasFeedback = sendsMail && flags.assessmentEnabled;
  return (
    <ComparisonView
      named={route.useSearch()}
      share={shareButton}
      seen={(pair, competencyId) => hasFeedback && seenByColleagues(pair, competencyId)}
    />
  );
}

const shareButton = ({ id, earlierId }: Pair) => (
  <ShareButton
    key={`${id} ${earlierId}`}
    assessment={{ id, access: 'owner', isCompleted: true }}
    comparedWith={earlierId}
    size="md"
  />
);

/** The plan between the two was made from the earlier one. */
const seenByColleagues = ({ earlierId }: Pair, competencyId: string) => (
  <Suspense>
    <Seen assessmentId={earlierId} competencyId={competencyId} />
  </Suspense>
);
