import { privacyNotice } from '#content/navigation.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { textLink } from '#web/ui/text.css.ts';

/** Opens a tab of its own: what was typed beside it stays. */
export function PrivacyLink() {
  return <ActionLink action={privacyNotice} className={textLink} />;
}
