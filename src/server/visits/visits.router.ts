import { z } from 'zod';
import { BOOKING, countedPages } from '#content/visits.ts';
import type { Services } from '#server/api/services.ts';
import { sourceSchema } from './visits.ts';

const visitInput = z.strictObject({
  page: z.enum([...countedPages, BOOKING]).meta({
    description:
      'The path of a page opened without loading it from the server; `booking`: the scheduler',
  }),
  source: sourceSchema,
});

/** For what the server cannot see: a page shown without a request, and the opened scheduler. */
export function visitsRouter({ api, visits: { visitor } }: Services) {
  return api.router({
    count: api.mutation({
      rest: api.POST('/api/visits', 'Count an opened page, or the opened scheduler', {
        tag: 'Visits',
        description:
          'Adds to the day’s count for the page, the source, and the kind of device; stores ' +
          'nothing about the caller. Bots are not counted.',
      }),
      caller: visitor,
      limits: [
        {
          name: 'visits',
          max: 60,
          windowSeconds: 60,
          message: 'Too many visits. Wait a minute, then try again.',
        },
      ],
      input: visitInput,
      output: z.object({ counted: z.boolean() }),
      resolve: ({ caller, input: { page, source } }) => {
        caller.count(page, caller.sourceOf(source));
        return { counted: caller.device !== null };
      },
    }),
  });
}
