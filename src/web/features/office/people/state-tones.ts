import type { ContactState } from '#domain/contact.ts';
import type { BadgeProps } from '#web/ui/badge.tsx';

/** What is to be done stands out, what is settled does not. */
export const stateTones: Record<ContactState, NonNullable<BadgeProps['tone']>> = {
  new: 'accent',
  contacted: 'blue',
  in_conversation: 'purple',
  client: 'green',
  not_now: 'neutral',
};
