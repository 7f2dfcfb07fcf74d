import { Outlet, useLocation } from '@tanstack/react-router';
import { pages } from '#content/pages.ts';
import { SiteFrame } from '../features/site/frame/site-frame.tsx';
import { useSettings } from '../settings.tsx';

/** The chat, once it is enabled, fills the window and has a frame of its own. */
export function SiteLayout() {
  const { flags } = useSettings();
  const isChat = useLocation({
    select: ({ pathname }) => pathname.replace(/\/$/, '') === pages.chatbot.path,
  });
  if (isChat && flags.chatbotEnabled) return <Outlet />;
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
