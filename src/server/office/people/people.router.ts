import type { Db } from '#db/client.ts';
import type { OfficeApi } from '#server/office/office-api.ts';
import {
  erasedContactOutput,
  listPeopleInput,
  peopleOutput,
  contactInput,
  contactOutput,
  sourcesOutput,
  updatedContactOutput,
  updateContactInput,
  viewsOutput,
} from './people.schemas.ts';
import {
  countViews,
  eraseContact,
  listPeople,
  listSources,
  updateContact,
  viewContact,
} from './people.service.ts';

export function peopleRouter(office: OfficeApi, { db }: { db: Db }) {
  return office.router({
    list: office.query({
      rest: office.GET('/api/office/people', 'List the contacts, page by page'),
      input: listPeopleInput,
      output: peopleOutput,
      resolve: ({ input }) => listPeople(db, input),
    }),

    views: office.query({
      rest: office.GET('/api/office/people-views', 'Count the contacts in each view'),
      output: viewsOutput,
      resolve: () => countViews(db),
    }),

    sources: office.query({
      rest: office.GET('/api/office/people-sources', 'List the sources of the contacts'),
      output: sourcesOutput,
      resolve: () => listSources(db),
    }),

    get: office.query({
      rest: office.GET('/api/office/people/{id}', 'Read everything about a contact', {
        description: 'The audit log records this.',
      }),
      input: contactInput,
      output: contactOutput,
      resolve: ({ caller: member, input: { id } }) => viewContact(db, member, id),
    }),

    update: office.mutation({
      rest: office.PATCH(
        '/api/office/people/{id}',
        'Change the status of a contact, or the note about them',
        {
          refusals: [409],
        },
      ),
      input: updateContactInput,
      output: updatedContactOutput,
      resolve: ({ caller: member, input }) => updateContact(db, member, input),
    }),

    erase: office.mutation({
      rest: office.DELETE(
        '/api/office/people/{id}',
        'Erase a contact: all assessments under the address with their data',
      ),
      input: contactInput,
      output: erasedContactOutput,
      resolve: ({ caller: member, input: { id } }) => eraseContact(db, member, id),
    }),
  });
}
