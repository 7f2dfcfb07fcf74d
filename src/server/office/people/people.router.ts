import type { Db } from '#db/client.ts';
import type { OfficeApi } from '#server/office/office-api.ts';
import {
  erasedPersonOutput,
  listPeopleInput,
  peopleOutput,
  personInput,
  personOutput,
  sourcesOutput,
  updatedPersonOutput,
  updatePersonInput,
} from './people.schemas.ts';
import {
  erasePerson,
  listPeople,
  listSources,
  updatePerson,
  viewPerson,
} from './people.service.ts';

/** Everybody who gave an address. */
export function peopleRouter(office: OfficeApi, { db }: { db: Db }) {
  return office.router({
    list: office.query({
      rest: {
        method: 'GET',
        path: '/api/office/people',
        summary: 'List those who gave an address, page by page',
      },
      input: listPeopleInput,
      output: peopleOutput,
      resolve: ({ input }) => listPeople(db, input),
    }),

    sources: office.query({
      rest: {
        method: 'GET',
        path: '/api/office/people-sources',
        summary: 'List what led them here',
      },
      output: sourcesOutput,
      resolve: () => listSources(db),
    }),

    get: office.query({
      rest: {
        method: 'GET',
        path: '/api/office/people/{id}',
        summary: 'Read all that is known of a person',
        description: 'That it was read is noted in the log of the office.',
      },
      input: personInput,
      output: personOutput,
      resolve: ({ member, input: { id } }) => viewPerson(db, member, id),
    }),

    update: office.mutation({
      rest: {
        method: 'PATCH',
        path: '/api/office/people/{id}',
        summary: 'Change the state of a person, or the note about them',
        refusals: [409],
      },
      input: updatePersonInput,
      output: updatedPersonOutput,
      resolve: ({ member, input }) => updatePerson(db, member, input),
    }),

    erase: office.mutation({
      rest: {
        method: 'DELETE',
        path: '/api/office/people/{id}',
        summary: 'Erase a person: all assessments under the address, and what belongs to them',
      },
      input: personInput,
      output: erasedPersonOutput,
      resolve: ({ member, input: { id } }) => erasePerson(db, member, id),
    }),
  });
}
