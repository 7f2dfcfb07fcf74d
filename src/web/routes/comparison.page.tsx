import { getRouteApi } from '@tanstack/react-router';
import { ComparisonView, type Pair } from '#web/features/comparison/comparison-view.tsx';
import { ShareButton } from '#web/features/sharing/share-button.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useSettings } from '#web/lib/settings.tsx';

const Seen = lazyPart(() =>
  import('#web/features/feedback/leader/seen.tsx').then((part) => part.Seen),
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
  <Seen assessmentId={earlierId} competencyId={competencyId} />
);
