import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/client.ts';
import type { ChatAdvisor } from './chat-advisor.ts';
import { chatErrors } from './chat-errors.ts';

/** What the chat's procedures work with. */
export interface ChatServices {
  db: Db;
  /** @throws AppError UNAUTHORIZED; FORBIDDEN while the chat is closed */
  chatUser: (call: { request: FastifyRequest }) => Promise<{ id: string }>;
  advisor: ChatAdvisor;
}

/**
 * Signed-in users while the chat is open. Asks at each call: the office opens and closes the chat at run time.
 * @param isOpen whether the site's flags open the chat
 */
export function chatUsers(
  signedIn: ChatServices['chatUser'],
  isOpen: () => boolean,
): ChatServices['chatUser'] {
  return async (call) => {
    const user = await signedIn(call);
    if (!isOpen()) throw chatErrors.closed();
    return user;
  };
}
