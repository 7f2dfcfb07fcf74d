import { getRouteApi } from '@tanstack/react-router';
import { ComparisonView, type Pair } from '#web/features/comparison/comparison-view.tsx';
import { ShareButton } from '#web/features/sharing/share-button.tsx';

const route = getRouteApi('/assessment-layout/assessment/comparison');

export function ComparisonPage() {
  return <ComparisonView named={route.useSearch()} share={shareButton} />;
}

const shareButton = ({ id, earlierId }: Pair) => (
  <ShareButton
    key={`${id} ${earlierId}`}
    assessment={{ id, access: 'owner', isCompleted: true }}
    comparedWith={earlierId}
    size="md"
  />
);
