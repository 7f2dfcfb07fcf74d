import { getRouteApi } from '@tanstack/react-router';
import { ComparisonView } from '#web/features/comparison/comparison-view.tsx';

const route = getRouteApi('/assessment-layout/assessment/comparison');

export function ComparisonPage() {
  return <ComparisonView named={route.useSearch()} />;
}
