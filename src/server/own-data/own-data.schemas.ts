import { z } from 'zod';
import { competencies } from '#domain/competencies.ts';
import { assessmentOutput, responseOutput } from '#server/assessment/assessment.schemas.ts';
import { planOutput } from '#server/plan/plan.schemas.ts';
import { shareLinkOutput } from '#server/sharing/sharing.schemas.ts';
import { tables } from './own-data.tables.ts';

/* The fields of each table come from `own-data.tables.ts`. */

const momentSchema = z.iso.datetime();
const countSchema = z.int().min(0);

const assessmentSchema = assessmentOutput.omit({ access: true }).extend({
  completed: z.int().min(0).max(competencies.length).meta({
    description: 'Competencies with both questions rated',
  }),
  lastAnsweredAt: momentSchema.nullable(),
  ...tables.assessment.schema.shape,
});

const addressSchema = z.object({
  email: z.string(),
  isProved: z.boolean().meta({ description: 'The caller opened a link that was mailed to it' }),
  ...tables.address_mark.schema.shape,
  ...tables.contact.schema.shape,
});

const mailSchema = tables.mail.schema.extend({
  links: z.array(tables.mail_link.schema).meta({
    description: 'The links in it that still work; only for a verified address',
  }),
});

/** The common part of the overview and the export. */
const common = {
  addresses: z.array(addressSchema),
  mails: z.array(mailSchema),
  shared: z.array(
    shareLinkOutput
      .extend(tables.share_link.schema.shape)
      .meta({ description: 'A link through which others can view results, without its token' }),
  ),
  feedback: z.array(
    tables.feedback_round.schema
      .extend(tables.feedback_result.schema.shape)
      .meta({ description: 'A round of feedback from colleagues, with its result' }),
  ),
  invitations: z.array(tables.feedback_invitation.schema).meta({
    description: 'Open invitations of a verified address to give feedback',
  }),
  bookings: z
    .array(z.object({ address: z.string(), ...tables.booking.schema.shape }))
    .meta({ description: 'Calls booked under a verified address' }),
};

const planInBriefSchema = z
  .object({
    competencies: countSchema,
    actions: countSchema,
    done: countSchema.meta({ description: 'How many of the actions are done' }),
    changedAt: momentSchema,
    hasReminders: z.boolean(),
  })
  .meta({ description: 'A summary of the plan; null if none' });

export const storedOutput = z.object({
  ...common,
  assessments: z.array(assessmentSchema.extend({ plan: planInBriefSchema.nullable() })),
  account: tables.user.schema
    .extend({ sessions: countSchema, conversations: countSchema, messages: countSchema })
    .nullable(),
});
export type StoredOutput = z.infer<typeof storedOutput>;

export const exportOutput = z.object({
  exportedAt: momentSchema,
  ...common,
  assessments: z.array(
    assessmentSchema.extend({
      responses: z.array(
        responseOutput.extend({ competency: z.string().meta({ description: 'Its name' }) }),
      ),
      plan: planOutput.extend(tables.plan.schema.shape).nullable(),
    }),
  ),
  passedOn: z.array(
    tables.webhook_delivery.schema.meta({
      description: 'Events sent to other programs of the practice in the last days',
    }),
  ),
  account: tables.user.schema
    .extend({
      sessions: z.array(tables.session.schema),
      chatUsage: tables.chat_usage.schema
        .meta({ description: 'The use of the chat in the current day' })
        .nullable(),
      conversations: z.array(
        tables.conversation.schema.extend({
          messages: z.array(tables.message.schema),
          results: tables.chat_results.schema
            .meta({ description: 'The results that the advisor may use; null if none' })
            .nullable(),
        }),
      ),
    })
    .nullable(),
});
export type ExportOutput = z.infer<typeof exportOutput>;

/** For a site without an office: the document does not name it; sessions from when there was one are complete. */
export const exportWithoutOffice = exportOutput.extend({
  account: exportOutput.shape.account
    .unwrap()
    .extend({
      sessions: z.array(
        tables.session.schema.omit({ officeGrant: true, officeName: true }).loose(),
      ),
    })
    .nullable(),
});

export const erasedOutput = z.object({
  assessments: countSchema.meta({ description: 'How many were erased' }),
  account: z.boolean().meta({ description: 'Whether an account and its chat were erased' }),
});

export const revokedOutput = z.object({
  links: countSchema.meta({
    description: 'How many links were revoked; mailed ones count only for a verified address',
  }),
});

export const linkPromisedOutput = z.object({
  message: z.string().meta({ description: 'The same for every address' }),
});
