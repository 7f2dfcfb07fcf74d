import { z } from 'zod';
import { areaNames } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import {
  contactOrders,
  contactProgress,
  contactStates,
  contactViews,
  NOTE_MAX_LENGTH,
  SEARCH_MAX_LENGTH,
} from '#domain/contact.ts';
import { daySchema, momentOutput } from '#domain/day.ts';
import { idSchema } from '#domain/id.ts';
import { mailKinds, mailStates } from '#domain/mail.ts';
import { storable, textUpTo } from '#domain/text.ts';
import { MAX_PAGE } from '#domain/paging.ts';
import { SOURCE_MAX_LENGTH } from '#domain/visits.ts';
import { assessmentOutput, responsesOutput } from '#server/assessment/assessment.schemas.ts';
import { auditEntrySchema } from '#server/office/audit-log.ts';

/** In an input the length is checked first. */
const givenMomentSchema = z
  .string()
  .max(40, { abort: true })
  .check(z.iso.datetime())
  // ISO 8601 has a year 0; PostgreSQL does not.
  .refine((moment) => !moment.startsWith('0000'), 'must be a moment after the year 0');
const stateSchema = z.enum(contactStates);
const countSchema = z.int().min(0);

/** The filter: the same for the table and the file. */
const filters = {
  search: z
    .string()
    .max(SEARCH_MAX_LENGTH, { abort: true })
    .overwrite((text) => storable(text).trim())
    .optional()
    .meta({ description: 'Matches beginnings of words in the address or the note' }),
  view: z
    .enum(contactViews)
    .optional()
    .meta({
      description:
        'to_call: completed, still new, and no call booked; in_conversation: contacted or in ' +
        'conversation; booked: the scheduler reported a call that was not canceled',
    }),
  state: stateSchema.optional(),
  source: z
    .string()
    .max(SOURCE_MAX_LENGTH, { abort: true })
    .overwrite(storable)
    .optional()
    .meta({ description: 'A minus: contacts without a known source' }),
  area: z
    .enum(areaNames)
    .optional()
    .meta({ description: 'The weakest completed area, without ties' }),
  progress: z.enum(contactProgress).optional(),
  from: daySchema.optional().meta({ description: 'Last active on this day (UTC) or later' }),
  to: daySchema.optional().meta({ description: 'Last active on this day (UTC) or before' }),
};
export const exportPeopleInput = z.object(filters);
export type PeopleFilter = z.output<typeof exportPeopleInput>;

export const listPeopleInput = z.strictObject({
  ...filters,
  sort: z.enum(contactOrders).default('-last').meta({ description: 'With a minus: descending' }),
  page: z.int().min(1).max(MAX_PAGE).default(1),
});
export type PeoplePage = z.output<typeof listPeopleInput>;

const scoreSchema = assessmentOutput.shape.overallScore;
const answeredSchema = z.int().min(0).max(competencies.length).meta({
  description: 'Competencies with both questions rated',
});

const contactSchema = z.object({
  id: idSchema,
  address: z.string(),
  isProved: z.boolean().meta({ description: 'At least one assessment under it is verified' }),
  state: stateSchema,
  isNoted: z.boolean().meta({ description: 'Whether there is a note' }),
  firstAt: momentOutput,
  lastAt: momentOutput,
  assessments: countSchema,
  answered: answeredSchema,
  completedAt: momentOutput.nullable(),
  overallScore: scoreSchema,
  weakestArea: z.enum(areaNames).nullable(),
  source: z.string().nullable(),
  bookedOn: z.iso.date().nullable().meta({
    description: 'When the scheduler reported the last booking that was not canceled, in UTC',
  }),
});

const lowestSchema = z.object({
  average: z.int().min(100).max(500),
  competencyIds: z.array(z.string()).meta({ description: 'Those that share this average' }),
});

export const peopleOutput = z.object({
  people: z.array(
    contactSchema.extend({
      weakestAreas: z.array(z.enum(areaNames)).meta({
        description:
          'The weakest completed area below 4; several if they tie for the lowest average',
      }),
      lowest: lowestSchema.nullable().meta({
        description: 'The lowest-rated competencies; null while the assessment is not completed',
      }),
    }),
  ),
  total: countSchema.meta({ description: 'Across all pages' }),
  perPage: countSchema,
});

export const viewsOutput = z.object({
  all: countSchema,
  to_call: countSchema,
  to_call_new: countSchema.meta({
    description: 'Of those to call, who completed the assessment in the last seven days',
  }),
  in_conversation: countSchema,
  booked: countSchema,
});

export const sourcesOutput = z.array(z.string());

const writtenSchema = z.object({
  state: stateSchema,
  note: z.string(),
  editedAt: momentOutput.nullable().meta({ description: 'When either was last changed' }),
});

export const contactOutput = contactSchema.omit({ isNoted: true }).extend({
  ...writtenSchema.shape,
  provedAt: momentOutput.nullable(),
  results: z
    .array(
      assessmentOutput.omit({ sessionId: true, email: true, access: true, retakeAt: true }).extend({
        createdAt: momentOutput,
        startedAt: momentOutput.nullable(),
        completedAt: momentOutput.nullable(),
        answered: answeredSchema,
        source: z.string().nullable(),
        isVerified: z.boolean().meta({
          description: 'Someone opened a link about it that was mailed to the address',
        }),
        responses: responsesOutput,
      }),
    )
    .meta({ description: 'Verified ones first, then the newest; at most 50' }),
  mails: z
    .array(
      z.object({
        id: idSchema,
        kind: z.enum(mailKinds),
        state: z.enum(mailStates),
        createdAt: momentOutput,
        sentAt: momentOutput.nullable(),
      }),
    )
    .meta({ description: 'The newest 50, newest first' }),
  refusedAt: momentOutput.nullable().meta({
    description: 'When the mail server of the address rejected mail for good',
  }),
  unsubscribedAt: momentOutput.nullable().meta({
    description: 'When reminders to the address were turned off',
  }),
  bookings: z.array(
    z.object({
      bookedOn: z.iso.date().nullable().meta({ description: 'When the scheduler reported it' }),
      cancelledOn: z.iso.date().nullable(),
    }),
  ),
  events: z
    .array(auditEntrySchema.omit({ whom: true, personId: true }))
    .meta({ description: 'Actions of members about this contact; the latest 50' }),
});

export const updateContactInput = z.strictObject({
  id: idSchema,
  state: stateSchema.optional(),
  note: textUpTo(NOTE_MAX_LENGTH).overwrite(storable).optional(),
  editedAt: givenMomentSchema.nullable().meta({
    description: 'As it was read: 409 if the contact was changed since',
  }),
});
export type ContactUpdate = z.output<typeof updateContactInput>;
export const updatedContactOutput = writtenSchema;

export const erasedContactOutput = z.object({
  assessments: countSchema.meta({ description: 'How many were erased' }),
});
