import { Chat } from '#web/features/chat/chat.tsx';

export function ChatbotPage() {
  return <Chat />;
}
