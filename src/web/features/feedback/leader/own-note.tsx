import { useRef, useState } from 'react';
import { feedback } from '#content/feedback-leader.ts';
import { Button } from '#web/ui/button.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { strong } from '#web/ui/text.css.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { above4, buttons, measure, stack4 } from '#web/ui/layout.css.ts';

const copy = feedback.note;

/** Words for a mail of the leader's own: no mail of the site contains a text that a visitor wrote. */
export function OwnNote({ text }: { text: string }) {
  const area = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const take = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(copy.copied);
    } catch {
      area.current?.querySelector('textarea')?.select();
      setSaid(copy.selected);
    }
  };
  return (
    <Fold title={<span className={strong}>{copy.title}</span>} className={`${above4} ${measure}`}>
      <div ref={area} className={stack4}>
        <TextAreaField label={copy.label} hint={copy.lead} value={text} readOnly />
        <div className={buttons}>
          <Button variant="secondary" onClick={() => void take()}>
            {copy.copy}
          </Button>
          <p role="status">{said}</p>
        </div>
      </div>
    </Fold>
  );
}
