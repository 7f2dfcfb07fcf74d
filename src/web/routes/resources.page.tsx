import { resources } from '#content/resources.ts';
import { ResourceList } from '#web/features/site/resources/resource-list.tsx';
import { NewsletterBand } from '#web/features/site/shared/newsletter-band.tsx';

export function ResourcesPage() {
  return (
    <>
      <ResourceList />
      <NewsletterBand content={resources.stayUpdated} />
    </>
  );
}
