import { resources } from '#content/resources.ts';
import { FrameworkTools, ResourceList } from '#web/features/site/resources/resources.tsx';
import { NewsletterBand } from '#web/features/site/shared/bands.tsx';

export function ResourcesPage() {
  return (
    <>
      <ResourceList />
      <FrameworkTools />
      <NewsletterBand content={resources.stayUpdated} />
    </>
  );
}
