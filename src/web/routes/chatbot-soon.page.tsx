import { chatComingSoon } from '#content/coming-soon.ts';
import { ComingSoon } from '#web/features/site/notices/coming-soon.tsx';

export function ChatbotSoonPage() {
  return <ComingSoon {...chatComingSoon} />;
}
