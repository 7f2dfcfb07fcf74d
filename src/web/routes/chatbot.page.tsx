import { pages } from '#content/pages.ts';

export function ChatbotPage() {
  return <h1>{pages.chatbot.title}</h1>;
}
