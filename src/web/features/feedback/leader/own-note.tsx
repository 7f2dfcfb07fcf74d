import { useRef } from 'react';
import { feedback } from '#content/feedback-leader.ts';
import { useCopy } from '#web/lib/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { strong } from '#web/ui/text.css.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { above4, buttons, measure, stack4 } from '#web/ui/layout.css.ts';

const words = feedback.note;

/** Words for a mail of the leader's own: no mail of the site contains a text that a visitor wrote. */
export function OwnNote({ text }: { text: string }) {
  const area = useRef<HTMLDivElement>(null);
  const { said, copy } = useCopy(words, () => area.current?.querySelector('textarea')?.select());
  return (
    <Fold title={<span className={strong}>{words.title}</span>} className={`${above4} ${measure}`}>
      <div ref={area} className={stack4}>
        <TextAreaField label={words.label} hint={words.lead} value={text} readOnly />
        <div className={buttons}>
          <Button variant="secondary" onClick={() => void copy(text)}>
            {words.copy}
          </Button>
          <p role="status">{said}</p>
        </div>
      </div>
    </Fold>
  );
}
