import { notFound, onward } from '#content/onward.ts';
import { BrokenSteps } from '#web/ui/steps.tsx';
import { code, hint } from './notice.css.ts';
import { PageNotice } from './notice.tsx';

const [number, ...words] = notFound.title.split(' ');

/** Shown at an address that no route matches. */
export function PageMissing() {
  return (
    <PageNotice
      tone="paper"
      title={
        <>
          <span className={code}>{number}</span> {words.join(' ')}
        </>
      }
      text={notFound.text}
      drawing={<BrokenSteps />}
      waysTitle={onward.missing}
    >
      <p className={hint}>
        <code>{notFound.hint}</code>
      </p>
    </PageNotice>
  );
}
