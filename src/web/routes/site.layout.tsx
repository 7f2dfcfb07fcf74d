import { Outlet, useLocation } from '@tanstack/react-router';
import type { PagePath } from '#content/pages.ts';
import { SiteFrame } from '#web/features/site/frame/site-frame.tsx';
import { useSettings } from '#web/lib/settings.tsx';

// `pages.chatbot.path` would add the texts of all page heads to every page.
const CHAT_PATH: PagePath = '/chatbot';

/** The chat, once enabled, fills the window and has its own frame. */
export function SiteLayout() {
  const { flags } = useSettings();
  const isChat = useLocation({
    select: ({ pathname }) => pathname.replace(/\/$/, '') === CHAT_PATH,
  });
  if (isChat && flags.chatbotEnabled) return <Outlet />;
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
