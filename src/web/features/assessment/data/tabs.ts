import { channelOf } from '#web/lib/outbox/page-outboxes.ts';
import type { Assessment, SavedResponse } from './types.ts';

/** Messages between the tabs of a browser that take the same assessment. */
type Message =
  /** The data that this browser stores for the assessment. */
  | { changed: string }
  | { cleared: string }
  | { id: string; response: SavedResponse }
  | { assessment: Assessment }
  | { erased: readonly Erased[] };

/** An erased assessment, by both ids under which this browser knows it. */
export interface Erased {
  id: string;
  sessionId: string | null;
}

export const { post: notifyTabs, listen: listenToTabs } = channelOf<Message>('assessments');
