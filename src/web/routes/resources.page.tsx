import { resources } from '#content/resources.ts';
import { FrameworkTools } from '#web/features/site/resources/framework-tools.tsx';
import { ResourceList } from '#web/features/site/resources/resource-list.tsx';
import { NewsletterBand } from '#web/features/site/shared/newsletter-band.tsx';

export function ResourcesPage() {
  return (
    <>
      <ResourceList />
      <FrameworkTools />
      <NewsletterBand content={resources.stayUpdated} />
    </>
  );
}
