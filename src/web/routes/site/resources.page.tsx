import { resources } from '#content/resources.ts';
import { FrameworkTools, ResourceList, ToCome } from '#web/features/site/resources/resources.tsx';
import { NewsletterBand } from '#web/features/site/shared/bands.tsx';

export function ResourcesPage() {
  return (
    <>
      <ResourceList />
      <FrameworkTools />
      <ToCome />
      <NewsletterBand content={resources.stayUpdated} />
    </>
  );
}
