import { office } from '#content/office.ts';
import { PageHead } from '#web/features/office/parts/page.tsx';
import { OfficeLink } from '#web/features/office/parts/routing.tsx';
import { textLink } from '#web/ui/text.css.ts';

/** For an address in the office that has no page. */
export function MissingPage() {
  const { title, text, back } = office.missing;
  return (
    <>
      <PageHead title={title} lead={text} />
      <p>
        <OfficeLink to="/office" className={textLink}>
          {back}
        </OfficeLink>
      </p>
    </>
  );
}
