import { competencies, competencyName } from '#domain/competencies.ts';
import { Button } from '#web/ui/button.tsx';
import { RefusalNotice } from '#web/ui/save-state.tsx';
import type { ResponsesView } from '#web/features/assessment/data/response-outbox.ts';
import { above4, below4, cluster4, middle } from '#web/ui/layout.css.ts';
import { textLink } from '#web/ui/text.css.ts';

interface RefusedNoticeProps {
  saving: Pick<ResponsesView, 'refused' | 'isStored'>;
  onRetry: () => void;
  /** Goes to the competency at this position (from 0), to rate it again. */
  onShow: (position: number) => void;
}

/** Responses that the server refused, and what the visitor can do; nothing if there are none. */
export function RefusedNotice({
  saving: { refused, isStored },
  onRetry,
  onShow,
}: RefusedNoticeProps) {
  if (refused.length === 0) return null;
  return (
    <RefusalNotice
      className={`${above4} ${below4}`}
      title={
        refused.length === 1
          ? 'One answer wasn’t accepted.'
          : `${refused.length} answers weren’t accepted.`
      }
    >
      <p>
        {`${isStored ? 'Nothing is lost: it’s saved on this device.' : 'Keep this page open.'} If trying again doesn’t help, rate it again.`}
      </p>
      <div className={`${cluster4} ${middle}`}>
        <Button variant="secondary" onClick={onRetry}>
          Try Again
        </Button>
        {refused.map(({ competencyId }) => (
          <button
            key={competencyId}
            type="button"
            className={textLink}
            onClick={() => onShow(competencies.findIndex(({ id }) => id === competencyId))}
          >{`Rate ${competencyName(competencyId)}`}</button>
        ))}
      </div>
    </RefusalNotice>
  );
}
