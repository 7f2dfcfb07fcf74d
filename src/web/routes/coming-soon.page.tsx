import { ComingSoon } from '#web/features/site/notices/coming-soon.tsx';

export function ComingSoonPage() {
  return <ComingSoon />;
}
