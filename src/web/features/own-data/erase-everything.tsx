import { useState } from 'react';
import { untilGoneFromBackups } from '#content/backups.ts';
import { yourData, type Offered } from '#content/your-data.ts';
import { sessionStore } from '#web/lib/browser-storage.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { client } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { forgetErased } from '#web/features/assessment/data/erasure.ts';
import { keepReportName } from '#web/features/results/report/report-name.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { useChange, Part, type Stored } from './stored.tsx';
import * as css from './own-data.css.ts';

const { all: words, erasingAll } = yourData;

interface EraseEverythingProps {
  stored: Stored;
  offered: Offered;
  onDone: (what: string) => void;
}

export function EraseEverything({ stored, offered, onDone }: EraseEverythingProps) {
  const [isAsking, setAsking] = useState(false);
  const { retention } = useSettings();
  const erasing = useChange(
    () => client.person.erase.mutate(),
    async () => {
      await forgetErased(stored.assessments);
      // A message in the chat that was not sent.
      sessionStore.set('chat-draft', null);
      keepReportName(null);
      setAsking(false);
      onDone(erasingAll.done);
    },
  );
  return (
    <Part headline={words.headline}>
      <p className={css.measure}>{words.text(offered)}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {words.action}
      </Button>
      <ConfirmChange
        open={isAsking}
        words={{
          ...erasingAll,
          description: `${erasingAll.description} ${untilGoneFromBackups(retention)}`,
        }}
        byWord
        pending={erasing.isPending}
        onConfirm={() => erasing.mutateAsync(undefined)}
        onClose={() => setAsking(false)}
      />
    </Part>
  );
}
