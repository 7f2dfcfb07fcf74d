import { office } from '#content/office.ts';
import { PageHead } from '#web/features/office/parts/page.tsx';
import { Button } from '#web/ui/button.tsx';

/** Replaces a page whose code failed or could not be loaded. */
export function BrokenPage() {
  const { title, text, again } = office.broken;
  return (
    <>
      <PageHead title={title} lead={text} />
      <p>
        <Button onClick={() => location.reload()}>{again}</Button>
      </p>
    </>
  );
}
