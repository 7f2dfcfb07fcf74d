import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { ContactTable } from '#db/tables/office.tables.ts';
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
import { daySchema } from '#domain/day.ts';
import { idSchema } from '#domain/id.ts';
import { mailKinds } from '#domain/mail.ts';
import { SOURCE_MAX_LENGTH } from '#domain/visits.ts';
import {
  assessmentOutput,
  type responseView,
  responsesOutput,
} from '#server/assessment/assessment.schemas.ts';
import { readableEmail } from '#server/assessment/readable-email.ts';
import type * as ofContact from './contact.repository.ts';

/** Pages beyond this are always empty. */
const MAX_PAGE = 100_000;

const momentSchema = z.iso.datetime();
/** In an input the length is checked first. */
const givenMomentSchema = z
  .string()
  .max(40, { abort: true })
  .check(z.iso.datetime())
  // ISO 8601 has a year 0; PostgreSQL does not.
  .refine((moment) => !moment.startsWith('0000'), 'must be a moment after the year 0');
const stateSchema = z.enum(contactStates);
const countSchema = z.int().min(0);

/** The database cannot store this one character. */
const storable = (text: string) => text.replaceAll('\0', '');

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
  firstAt: momentSchema,
  lastAt: momentSchema,
  assessments: countSchema,
  answered: answeredSchema,
  completedAt: momentSchema.nullable(),
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

export const contactInput = z.strictObject({ id: idSchema });

const writtenSchema = z.object({
  state: stateSchema,
  note: z.string(),
  editedAt: momentSchema.nullable().meta({ description: 'When either was last changed' }),
});

export const contactOutput = contactSchema.omit({ isNoted: true }).extend({
  ...writtenSchema.shape,
  provedAt: momentSchema.nullable(),
  results: z
    .array(
      assessmentOutput.omit({ sessionId: true, email: true, access: true, retakeAt: true }).extend({
        startedAt: momentSchema.nullable(),
        completedAt: momentSchema.nullable(),
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
        state: z.enum(['waiting', 'sending', 'sent', 'refused', 'dropped', 'failed']),
        createdAt: momentSchema,
        sentAt: momentSchema.nullable(),
      }),
    )
    .meta({ description: 'The newest 50, newest first' }),
  refusedAt: momentSchema.nullable().meta({
    description: 'When the mail server of the address rejected mail for good',
  }),
  unsubscribedAt: momentSchema.nullable().meta({
    description: 'When reminders to the address were turned off',
  }),
  bookings: z.array(
    z.object({
      bookedOn: z.iso.date().nullable().meta({ description: 'When the scheduler reported it' }),
      cancelledOn: z.iso.date().nullable(),
    }),
  ),
  events: z
    .array(
      z.object({
        id: idSchema,
        happenedAt: momentSchema,
        who: z.string(),
        what: z.string(),
        detail: z.record(z.string(), z.unknown()),
      }),
    )
    .meta({ description: 'Actions of members about this contact; the latest 50' }),
});

export const updateContactInput = z.strictObject({
  id: idSchema,
  state: stateSchema.optional(),
  note: z
    .string()
    .max(NOTE_MAX_LENGTH, {
      error: `may have at most ${NOTE_MAX_LENGTH} characters`,
      abort: true,
    })
    .overwrite(storable)
    .optional(),
  editedAt: givenMomentSchema.nullable().meta({
    description: 'As it was read: 409 if the contact was changed since',
  }),
});
export type ContactUpdate = z.output<typeof updateContactInput>;
export const updatedContactOutput = writtenSchema;

export const erasedContactOutput = z.object({
  assessments: countSchema.meta({ description: 'How many were erased' }),
});

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

type ListedRow = Omit<
  Selectable<ContactTable>,
  'note' | 'edited_at' | 'assessment_id' | 'words'
> & { booked_on: string | null };

export function contactView(row: ListedRow) {
  return {
    id: row.id,
    address: readableEmail(row.address),
    isProved: row.proved_at !== null,
    state: row.state,
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
    assessments: row.assessments,
    answered: row.answered_count,
    completedAt: iso(row.completed_at),
    overallScore: row.overall_score,
    weakestArea: row.weakest_area,
    source: row.source,
    bookedOn: row.booked_on,
  };
}

export function writtenView(row: Pick<Selectable<ContactTable>, 'state' | 'note' | 'edited_at'>) {
  return { state: row.state, note: row.note, editedAt: iso(row.edited_at) };
}

export function resultView(
  row: ofContact.FoundAssessment,
  responses: ReturnType<typeof responseView>[],
) {
  return {
    id: row.id,
    currentQuestionIndex: row.current_question_index,
    isCompleted: row.is_completed,
    overallScore: row.overall_score,
    categoryScores: row.category_scores,
    createdAt: row.created_at.toISOString(),
    startedAt: iso(row.started_at),
    completedAt: iso(row.completed_at),
    answered: row.answered_count,
    source: row.source,
    isVerified: row.is_verified,
    responses,
  };
}

export function mailView(row: Awaited<ReturnType<typeof ofContact.findMails>>[number]) {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    sentAt: iso(row.sent_at),
  };
}

export function eventView(row: Awaited<ReturnType<typeof ofContact.findEvents>>[number]) {
  const { id, who, what, detail } = row;
  return { id, who, what, detail, happenedAt: row.happened_at.toISOString() };
}
