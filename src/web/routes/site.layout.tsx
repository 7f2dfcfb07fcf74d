import { Outlet, useLocation } from '@tanstack/react-router';
import type { PagePath } from '#content/pages.ts';
import { SiteFrame } from '#web/features/site/frame/site-frame.tsx';
import { useSettings } from '#web/lib/settings.tsx';

// Not `pages.chatbot.path`: the words of all heads would come with it to every page.
const CHAT_PATH: PagePath = '/chatbot';

/** The chat, once it is enabled, fills the window and has a frame of its own. */
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
