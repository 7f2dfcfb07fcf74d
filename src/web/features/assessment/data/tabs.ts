import type { Assessment, SavedResponse } from './types.ts';

/** What the tabs of a browser that take the same assessment tell each other. */
type Message =
  | { changed: string }
  | { cleared: string }
  | { id: string; response: SavedResponse }
  | { assessment: Assessment }
  | { erased: readonly Erased[] };

/** An assessment that is no more, by all that this browser knows it by. */
export interface Erased {
  id: string;
  sessionId: string | null;
}

interface Listener {
  /** What is kept of the assessment has changed. */
  onChanged: (id: string) => void;
  onCleared: (id: string) => void;
  onResponse: (id: string, response: SavedResponse) => void;
  onAssessment: (assessment: Assessment) => void;
}

let opened: BroadcastChannel | undefined;
const channel = () => (opened ??= new BroadcastChannel('assessments'));

export function tellTabs(message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but one origin
  channel().postMessage(message);
}

export function hearTabs(signal: AbortSignal, listener: Listener): void {
  const hear = ({ data }: MessageEvent<Message>) => {
    if ('changed' in data) listener.onChanged(data.changed);
    else if ('cleared' in data) listener.onCleared(data.cleared);
    else if ('response' in data) listener.onResponse(data.id, data.response);
    else if ('assessment' in data) listener.onAssessment(data.assessment);
  };
  channel().addEventListener('message', hear, { signal });
}

/** As long as the page is open, whatever it shows. */
export function hearErased(onErased: (erased: readonly Erased[]) => unknown): void {
  channel().addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('erased' in data) void onErased(data.erased);
  });
}
