import { assessmentComingSoon, chatComingSoon } from '#content/coming-soon.ts';
import { ComingSoon } from '#web/features/site/notices/notice.tsx';

export function ComingSoonPage() {
  return <ComingSoon />;
}

export function ChatbotSoonPage() {
  return <ComingSoon {...chatComingSoon} />;
}

export function AssessmentSoonPage() {
  return <ComingSoon {...assessmentComingSoon} />;
}
