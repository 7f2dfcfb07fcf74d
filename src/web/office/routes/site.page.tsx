import { officeSite } from '#content/office-site.ts';
import { PageHead } from '#web/features/office/parts/page.tsx';
import { SiteEditor } from '#web/features/office/site/site-editor.tsx';

export function SitePage() {
  return (
    <>
      <PageHead title={officeSite.title} lead={officeSite.lead} />
      <SiteEditor />
    </>
  );
}
