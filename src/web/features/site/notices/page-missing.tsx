import { notFound, onward } from '#content/onward.ts';
import { BrokenSteps } from '#web/ui/steps.tsx';
import * as css from './notice.css.ts';
import { PageNotice } from './notice.tsx';
import { asBlock, relative } from '#web/ui/layout.css.ts';
import { accent } from '#web/ui/text.css.ts';

const [number, ...words] = notFound.title.split(' ');

export function PageMissing() {
  return (
    <PageNotice
      tone="paper"
      title={
        <>
          <span className={`${asBlock} ${accent}`}>{number}</span> {words.join(' ')}
        </>
      }
      text={notFound.text}
      drawing={
        <div className={relative}>
          <p className={css.hint}>
            <code>{notFound.hint}</code>
          </p>
          <BrokenSteps />
        </div>
      }
      waysTitle={onward.missing}
    />
  );
}
