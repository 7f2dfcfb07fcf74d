import type { Assessment, SavedResponse } from './types.ts';

/** Messages between the tabs of a browser that take the same assessment. */
type Message =
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

interface Listener {
  /** What this browser stores of the assessment has changed. */
  onChanged: (id: string) => void;
  onCleared: (id: string) => void;
  onResponse: (id: string, response: SavedResponse) => void;
  onAssessment: (assessment: Assessment) => void;
}

let opened: BroadcastChannel | undefined;
const channel = () => (opened ??= new BroadcastChannel('assessments'));

export function notifyTabs(message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but one origin
  channel().postMessage(message);
}

export function subscribeToTabs(signal: AbortSignal, listener: Listener): void {
  const onMessage = ({ data }: MessageEvent<Message>) => {
    if ('changed' in data) listener.onChanged(data.changed);
    else if ('cleared' in data) listener.onCleared(data.cleared);
    else if ('response' in data) listener.onResponse(data.id, data.response);
    else if ('assessment' in data) listener.onAssessment(data.assessment);
  };
  channel().addEventListener('message', onMessage, { signal });
}

/** Stays subscribed as long as the page is open. */
export function onErasedElsewhere(onErased: (erased: readonly Erased[]) => unknown): void {
  channel().addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('erased' in data) void onErased(data.erased);
  });
}
