import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/client.ts';
import type { ChatAdvisor } from './chat-advisor.ts';

/** What the chat's procedures work with. */
export interface ChatServices {
  db: Db;
  /** @throws AppError UNAUTHORIZED */
  signedIn: (call: { request: FastifyRequest }) => Promise<{ id: string }>;
  advisor: ChatAdvisor;
}
