import { z } from 'zod';
import { competencies } from '#domain/competencies.ts';
import { contactStates } from '#domain/contact.ts';
import { idSchema } from '#domain/id.ts';
import { mailKinds } from '#domain/mail.ts';
import { assessmentOutput } from '#server/assessment/assessment.schemas.ts';
import { responseOutput } from '#server/assessment/response.schemas.ts';
import { messageOutput } from '#server/chat/chat.schemas.ts';
import { planOutput } from '#server/plan/plan.schemas.ts';
import { shareLinkOutput } from '#server/sharing/sharing.schemas.ts';

const momentSchema = z.iso.datetime();
const countSchema = z.int().min(0);

const assessmentSchema = assessmentOutput.omit({ access: true }).extend({
  completed: z.int().min(0).max(competencies.length).meta({
    description: 'Competencies of which both questions are rated',
  }),
  lastAnsweredAt: momentSchema.nullable(),
  resetAt: momentSchema.nullable().meta({ description: 'When its responses were last cleared' }),
  retakeAt: momentSchema
    .nullable()
    .meta({ description: 'When a mail asks whether to take it again' }),
  startedAt: momentSchema.nullable().meta({ description: 'When the first competency was rated' }),
  completedAt: momentSchema.nullable(),
  startedIn: z.string().nullable().meta({
    description: 'The kind of browser it was started in, like "Firefox on Windows"',
  }),
  verifiedAt: momentSchema.nullable().meta({
    description: 'When a link mailed to its address was opened',
  }),
  source: z.string().nullable().meta({
    description: 'What led here: the host of another site, or what a link to this one says',
  }),
});

const addressSchema = z.object({
  email: z.string(),
  isProved: z.boolean().meta({ description: 'The caller opened a link that was mailed to it' }),
  refusedAt: momentSchema.nullable().meta({
    description: 'When a mail to it was refused for good; only for a verified address',
  }),
  unsubscribedAt: momentSchema.nullable().meta({
    description: 'When its reader asked for no more reminders; only for a verified address',
  }),
  provedAt: momentSchema.nullable().meta({
    description: 'When a link mailed to it was first opened; only for a verified address',
  }),
  state: z.enum(contactStates).nullable().meta({
    description: 'How far the practice has come; only for a verified address',
  }),
  note: z.string().nullable().meta({
    description: 'What the practice noted; only for a verified address',
  }),
  notedAt: momentSchema.nullable().meta({
    description: 'When state or note was last changed; only for a verified address',
  }),
});

const linkSchema = z.object({
  purpose: z.enum(['open', 'unsubscribe']),
  createdAt: momentSchema,
  expiresAt: momentSchema.nullable().meta({ description: 'null: with what the mail is about' }),
});

const mailSchema = z.object({
  kind: z.enum(mailKinds),
  address: z.string(),
  assessmentId: idSchema.nullable(),
  state: z
    .enum(['waiting', 'sending', 'sent', 'refused', 'dropped', 'failed'])
    .nullable()
    .meta({ description: 'What became of it; shown for a verified address only' }),
  createdAt: momentSchema,
  triedAt: momentSchema.nullable().meta({ description: 'Shown for a verified address only' }),
  sentAt: momentSchema.nullable().meta({ description: 'Shown for a verified address only' }),
  links: z.array(linkSchema).meta({
    description: 'The links in it that still work; shown for a verified address only',
  }),
});

const accountSchema = z.object({
  id: idSchema,
  issuer: z.string(),
  subject: z.string().meta({ description: 'The number that the issuer knows the person by' }),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  createdAt: momentSchema,
});

const sessionSchema = z.object({
  createdAt: momentSchema,
  lastUsedAt: momentSchema,
  expiresAt: momentSchema,
  officeGrant: z
    .string()
    .nullable()
    .meta({ description: 'What let into the office at this sign-in' }),
  officeName: z
    .string()
    .nullable()
    .meta({ description: 'By what name the log of the office knows' }),
});

const usageSchema = z
  .object({ since: momentSchema, conversations: countSchema, messages: countSchema })
  .meta({ description: 'What was asked of the chat in the present day' });

const conversationSchema = z.object({
  id: idSchema,
  title: z.string(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  messages: z.array(messageOutput.extend({ createdAt: momentSchema })),
});

const bookingSchema = z.object({
  address: z.string(),
  bookedOn: z.iso.date().nullable().meta({ description: 'When the scheduler told of it' }),
  cancelledOn: z.iso.date().nullable(),
});

const passedOnSchema = z
  .object({ event: z.string(), assessmentId: idSchema, at: momentSchema })
  .meta({ description: 'What other programs of the practice were told in the last days' });

const sharedSchema = shareLinkOutput
  .extend({ assessmentId: idSchema })
  .meta({ description: 'A link by which others may look at results, without its token' });

/** The common part of the overview and the export. */
const common = {
  addresses: z.array(addressSchema),
  mails: z.array(mailSchema),
  shared: z.array(sharedSchema),
  bookings: z
    .array(bookingSchema)
    .meta({ description: 'Calls booked under an address that was verified' }),
};

const planInBriefSchema = z
  .object({
    competencies: countSchema,
    actions: countSchema,
    done: countSchema.meta({ description: 'How many of the actions are done' }),
    changedAt: momentSchema,
    hasReminders: z.boolean(),
  })
  .meta({ description: 'What was planned from it, in brief; null: nothing' });

export const keptOutput = z.object({
  ...common,
  assessments: z.array(assessmentSchema.extend({ plan: planInBriefSchema.nullable() })),
  account: accountSchema
    .extend({ sessions: countSchema, conversations: countSchema, messages: countSchema })
    .nullable(),
});
export type KeptOutput = z.infer<typeof keptOutput>;

const answerSchema = responseOutput.extend({
  competency: z.string().meta({ description: 'Its name' }),
});

const planSchema = planOutput.extend({
  createdAt: momentSchema,
  remindedUntil: momentSchema.nullable().meta({
    description: 'Of what is due later there are reminders to come',
  }),
  nextReminderAt: momentSchema.nullable(),
});

export const exportOutput = z.object({
  exportedAt: momentSchema,
  ...common,
  assessments: z.array(
    assessmentSchema.extend({ responses: z.array(answerSchema), plan: planSchema.nullable() }),
  ),
  passedOn: z.array(passedOnSchema),
  account: accountSchema
    .extend({
      sessions: z.array(sessionSchema),
      chatUsage: usageSchema.nullable(),
      conversations: z.array(conversationSchema),
    })
    .nullable(),
});
export type ExportOutput = z.infer<typeof exportOutput>;

export const erasedOutput = z.object({
  assessments: countSchema.meta({ description: 'How many were erased' }),
  account: z.boolean().meta({ description: 'Whether an account was erased, with its chat' }),
});

export const revokedOutput = z.object({
  links: countSchema.meta({
    description: 'How many links were stopped; mailed ones count for a verified address only',
  }),
});

export const linkPromisedOutput = z.object({
  message: z.string().meta({ description: 'The same for every address' }),
});
