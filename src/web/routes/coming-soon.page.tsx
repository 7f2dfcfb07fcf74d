import { comingSoon } from '#content/coming-soon.ts';
import { ComingSoon } from '#web/features/site/notices/notice.tsx';

export function ComingSoonPage() {
  return <ComingSoon />;
}

export function ChatbotSoonPage() {
  return <ComingSoon text={comingSoon.chat} />;
}

export function AssessmentSoonPage() {
  return <ComingSoon text={comingSoon.assessment} />;
}
