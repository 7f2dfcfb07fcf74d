import { useSyncExternalStore } from 'react';
import { FeedbackForm } from '#web/features/feedback/rater/feedback-form.tsx';
import { DeadInvitation, FormLoading } from '#web/features/feedback/rater/form-states.tsx';

const tokenInAddress = () => location.hash.slice(1);

/** Another link may be pasted into the same tab. */
function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** The token stays after '#': a reload needs it, and no request contains it. */
export function FeedbackPage() {
  // The server renders one document for all tokens.
  const token = useSyncExternalStore(subscribe, tokenInAddress, () => null);
  if (token === null) return <FormLoading />;
  if (token === '') return <DeadInvitation />;
  return <FeedbackForm key={token} token={token} />;
}
