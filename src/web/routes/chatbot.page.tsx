import { Chat } from '../features/chat/chat.tsx';

export function ChatbotPage() {
  return <Chat />;
}
