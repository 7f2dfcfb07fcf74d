import { notFound } from '#content/not-found.ts';
import { onward } from '#content/onward.ts';
import { Notice } from './notice.tsx';
import { code, hint } from './page-missing.css.ts';
import { BrokenSteps } from './steps-drawing.tsx';

const [number, ...words] = notFound.title.split(' ');

/** What stands at an address that no route matches. */
export function PageMissing() {
  return (
    <Notice
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
    </Notice>
  );
}
