import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

type Outputs = inferRouterOutputs<AppRouter>;
type Streamed<T> = T extends AsyncIterable<infer Event> ? Event : never;

export type User = Outputs['auth']['user'];
export type Conversation = Outputs['conversation']['list'][number];
export type Message = Outputs['message']['list'][number];
export type Source = NonNullable<Message['sources']>[number];
/** The events of a reply: started, text any number of times, finished. */
export type ReplyEvent = Streamed<Outputs['chat']['send']>;
