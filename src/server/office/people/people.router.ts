import type { Db } from '#db/client.ts';
import { byIdInput } from '#domain/id.ts';
import type { OfficeApi } from '#server/office/office-api.ts';
import * as schemas from './people.schemas.ts';
import * as people from './people.service.ts';

export function peopleRouter(office: OfficeApi, { db }: { db: Db }) {
  return office.router({
    list: office.query({
      rest: office.GET('/api/office/people', 'List the contacts, page by page'),
      input: schemas.listPeopleInput,
      output: schemas.peopleOutput,
      resolve: ({ input }) => people.listPeople(db, input),
    }),

    views: office.query({
      rest: office.GET('/api/office/people-views', 'Count the contacts in each view'),
      output: schemas.viewsOutput,
      resolve: () => people.countViews(db),
    }),

    sources: office.query({
      rest: office.GET('/api/office/people-sources', 'List the sources of the contacts'),
      output: schemas.sourcesOutput,
      resolve: () => people.listSources(db),
    }),

    get: office.query({
      rest: office.GET('/api/office/people/{id}', 'Read everything about a contact', {
        description: 'The audit log records this.',
      }),
      input: byIdInput,
      output: schemas.contactOutput,
      resolve: ({ caller: member, input: { id } }) => people.viewContact(db, member, id),
    }),

    update: office.mutation({
      rest: office.PATCH(
        '/api/office/people/{id}',
        'Change the status of a contact, or the note about them',
        {
          refusals: [409],
        },
      ),
      input: schemas.updateContactInput,
      output: schemas.updatedContactOutput,
      resolve: ({ caller: member, input }) => people.updateContact(db, member, input),
    }),

    erase: office.mutation({
      rest: office.DELETE(
        '/api/office/people/{id}',
        'Erase a contact: all assessments under the address with their data',
      ),
      input: byIdInput,
      output: schemas.erasedContactOutput,
      resolve: ({ caller: member, input: { id } }) => people.eraseContact(db, member, id),
    }),
  });
}
