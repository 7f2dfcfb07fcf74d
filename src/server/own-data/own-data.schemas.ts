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
    description: 'Competencies with both questions rated',
  }),
  lastAnsweredAt: momentSchema.nullable(),
  resetAt: momentSchema.nullable().meta({ description: 'When its responses were last cleared' }),
  retakeAt: momentSchema.nullable().meta({ description: 'When a reminder to retake it is sent' }),
  startedAt: momentSchema.nullable().meta({ description: 'When the first competency was rated' }),
  completedAt: momentSchema.nullable(),
  startedIn: z.string().nullable().meta({
    description: 'The kind of browser it was started in, e.g. "Firefox on Windows"',
  }),
  verifiedAt: momentSchema.nullable().meta({
    description: 'When a link mailed to its address was opened',
  }),
  source: z.string().nullable().meta({
    description: 'The source of the visit: the host of another site, or the mark in a link',
  }),
});

const addressSchema = z.object({
  email: z.string(),
  isProved: z.boolean().meta({ description: 'The caller opened a link that was mailed to it' }),
  refusedAt: momentSchema.nullable().meta({
    description: 'When mail to it was permanently refused; only for a verified address',
  }),
  unsubscribedAt: momentSchema.nullable().meta({
    description: 'When its reader unsubscribed from reminders; only for a verified address',
  }),
  provedAt: momentSchema.nullable().meta({
    description: 'When a link mailed to it was first opened; only for a verified address',
  }),
  state: z.enum(contactStates).nullable().meta({
    description: 'The status that the practice set; only for a verified address',
  }),
  note: z.string().nullable().meta({
    description: 'The practice’s note; only for a verified address',
  }),
  notedAt: momentSchema.nullable().meta({
    description: 'When status or note was last changed; only for a verified address',
  }),
});

const linkSchema = z.object({
  purpose: z.enum(['open', 'unsubscribe']),
  createdAt: momentSchema,
  expiresAt: momentSchema
    .nullable()
    .meta({ description: 'null: when the subject of the mail is deleted' }),
});

const mailSchema = z.object({
  kind: z.enum(mailKinds),
  address: z.string(),
  assessmentId: idSchema.nullable(),
  state: z
    .enum(['waiting', 'sending', 'sent', 'refused', 'dropped', 'failed'])
    .nullable()
    .meta({ description: 'The status of the mail; shown for a verified address only' }),
  createdAt: momentSchema,
  triedAt: momentSchema.nullable().meta({ description: 'Only for a verified address' }),
  sentAt: momentSchema.nullable().meta({ description: 'Only for a verified address' }),
  links: z.array(linkSchema).meta({
    description: 'The links in it that still work; only for a verified address',
  }),
});

const accountSchema = z.object({
  id: idSchema,
  issuer: z.string(),
  subject: z.string().meta({ description: 'The issuer’s id of the user' }),
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
    .meta({ description: 'What granted access to the office at this sign-in' }),
  officeName: z
    .string()
    .nullable()
    .meta({ description: 'The name in the audit log of the office' }),
});

const usageSchema = z
  .object({ since: momentSchema, conversations: countSchema, messages: countSchema })
  .meta({ description: 'The use of the chat in the current day' });

const conversationSchema = z.object({
  id: idSchema,
  title: z.string(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  messages: z.array(messageOutput.extend({ createdAt: momentSchema })),
});

const bookingSchema = z.object({
  address: z.string(),
  bookedOn: z.iso.date().nullable().meta({ description: 'When the scheduler reported it' }),
  cancelledOn: z.iso.date().nullable(),
});

const passedOnSchema = z
  .object({ event: z.string(), assessmentId: idSchema, at: momentSchema })
  .meta({ description: 'Events sent to other programs of the practice in the last days' });

const sharedSchema = shareLinkOutput
  .extend({ assessmentId: idSchema })
  .meta({ description: 'A link through which others can view results, without its token' });

/** The common part of the overview and the export. */
const common = {
  addresses: z.array(addressSchema),
  mails: z.array(mailSchema),
  shared: z.array(sharedSchema),
  bookings: z.array(bookingSchema).meta({ description: 'Calls booked under a verified address' }),
};

const planInBriefSchema = z
  .object({
    competencies: countSchema,
    actions: countSchema,
    done: countSchema.meta({ description: 'How many of the actions are done' }),
    changedAt: momentSchema,
    hasReminders: z.boolean(),
  })
  .meta({ description: 'A summary of the plan; null: none' });

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
    description: 'Actions due later will still be reminded',
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
