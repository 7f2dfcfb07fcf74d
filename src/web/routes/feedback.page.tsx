import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FeedbackForm } from '#web/features/feedback/rater/feedback-form.tsx';
import { DeadInvitation, Waiting } from '#web/features/feedback/rater/form-states.tsx';
import { useSettings } from '#web/lib/settings.tsx';

/** The token stays after '#': a reload needs it, and no request contains it. */
export function FeedbackPage() {
  const { sendsMail } = useSettings();
  const inAddress = useLocation({ select: ({ hash }) => hash });
  // The server renders one document for all tokens.
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(inAddress), [inAddress]);
  if (token === null) return <Waiting />;
  if (token === '' || !sendsMail) return <DeadInvitation />;
  return <FeedbackForm key={token} token={token} />;
}
