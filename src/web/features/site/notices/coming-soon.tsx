import { comingSoon, type ComingSoonContent } from '#content/coming-soon.ts';
import { onward } from '#content/onward.ts';
import { Notice } from './notice.tsx';
import { UnfinishedSteps } from './steps-drawing.tsx';

export type ComingSoonProps = Partial<ComingSoonContent>;

/** Stands in for a page that is not ready. */
export function ComingSoon({ title = comingSoon.title, text = comingSoon.text }: ComingSoonProps) {
  return (
    <Notice
      tone="deep"
      title={title}
      text={text}
      drawing={<UnfinishedSteps />}
      waysTitle={onward.meanwhile}
    />
  );
}
