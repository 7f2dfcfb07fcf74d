import { SiteFrame } from '#web/features/site/frame/site-frame.tsx';
import { PageMissing } from '#web/features/site/notices/page-missing.tsx';

/** Outside the site's layout, because the router shows it in place of any route. */
export function NotFoundPage() {
  return (
    <SiteFrame>
      <PageMissing />
    </SiteFrame>
  );
}
