import { Outlet } from '@tanstack/react-router';
import { SiteFrame } from '../features/site/frame/site-frame.tsx';

export function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
