import { z } from 'zod';
import { competencies } from '#domain/competencies.ts';
import { contactStates } from '#domain/contact.ts';
import * as feedback from '#domain/feedback/feedback.ts';
import { resultSchema } from '#domain/feedback/result.ts';
import { momentOutput } from '#domain/day.ts';
import { idSchema } from '#domain/id.ts';
import { mailKinds, mailStates } from '#domain/mail.ts';
import {
  assessmentOutput,
  emailInput,
  responseOutput,
} from '#server/assessment/assessment.schemas.ts';
import { messageOutput, sourceOutput } from '#server/chat/chat.schemas.ts';
import { planOutput } from '#server/plan/plan.schemas.ts';
import { shareLinkOutput } from '#server/sharing/sharing.schemas.ts';

/* The order of the fields is their order in the export. Fields that are not named here are left out. */

const momentOrNull = momentOutput.nullable();
const textOrNull = z.string().nullable();
const countSchema = z.int().min(0);

const when = (description: string) => momentOrNull.meta({ description });
const whenVerified = (what: string) => when(`${what}; only for a verified address`);

export const linkInput = emailInput.extend({
  feedback: z
    .strictObject({ id: idSchema, kind: z.enum(feedback.feedbackKinds) })
    .optional()
    .meta({
      description:
        'The caller’s own completed results and the kind of round to ask for. The mailed link verifies ' +
        'their address and leads back to the form',
    }),
});

const assessmentSchema = assessmentOutput.omit({ access: true }).extend({
  completed: z.int().min(0).max(competencies.length).meta({
    description: 'Competencies with both questions rated',
  }),
  lastAnsweredAt: z.iso.datetime().nullable(),
  resetAt: when('When its responses were last cleared'),
  retakeAt: when('When a reminder to retake it is sent'),
  startedAt: when('When the first competency was rated'),
  completedAt: momentOrNull,
  startedIn: textOrNull.meta({
    description: 'The kind of browser it was started in, e.g. "Firefox on Windows"',
  }),
  verifiedAt: when('When a link mailed to its address was opened'),
  source: textOrNull.meta({
    description: 'The source of the visit: the host of another site, or the mark in a link',
  }),
});

const addressSchema = z.object({
  email: z.string(),
  isProved: z.boolean().meta({ description: 'The caller opened a link that was mailed to it' }),
  refusedAt: whenVerified('When mail to it was permanently refused'),
  unsubscribedAt: whenVerified('When its reader unsubscribed from reminders'),
  noFeedbackAt: whenVerified('When its reader asked for no more invitations to give feedback'),
  provedAt: whenVerified('When a link mailed to it was first opened'),
  state: z.enum(contactStates).nullable().meta({
    description: 'The status that the practice set; only for a verified address',
  }),
  note: textOrNull.meta({ description: 'The practice’s note; only for a verified address' }),
  notedAt: whenVerified('When status or note was last changed'),
});

const mailSchema = z.object({
  kind: z.enum(mailKinds),
  address: z.string(),
  assessmentId: idSchema.nullable(),
  state: z
    .enum(mailStates)
    .nullable()
    .meta({ description: 'The status of the mail; shown for a verified address only' }),
  createdAt: momentOutput,
  triedAt: when('Only for a verified address'),
  sentAt: when('Only for a verified address'),
  links: z
    .array(
      z.object({
        purpose: z.enum(['open', 'unsubscribe']),
        createdAt: momentOutput,
        expiresAt: when('null: when the subject of the mail is deleted'),
      }),
    )
    .meta({ description: 'The links in it that still work; only for a verified address' }),
});

const feedbackSchema = z
  .object({
    assessmentId: idSchema,
    id: idSchema,
    kind: z.enum(feedback.feedbackKinds),
    state: z.enum(feedback.roundStates),
    name: z.string().meta({ description: 'As those invited see it' }),
    createdAt: momentOutput,
    invited: countSchema,
    answered: countSchema.nullable().meta({ description: 'null until the round is over' }),
    declined: countSchema.nullable(),
    bounced: countSchema.nullable(),
    competencyIds: z.array(z.string()),
    startsOn: z.iso.date(),
    closesOn: z.iso.date(),
    isExtended: z.boolean(),
    roles: z.array(z.enum(feedback.feedbackRoles)).meta({ description: 'One for each invitation' }),
    result: resultSchema.nullable(),
  })
  .meta({ description: 'A round of feedback from colleagues, with its result' });

const invitationSchema = z.object({
  address: z.string(),
  role: z.enum(feedback.feedbackRoles).nullable(),
  state: z.enum(feedback.invitationStates),
  reminders: countSchema,
});

const bookingSchema = z.object({
  address: z.string(),
  bookedOn: z.iso.date().nullable().meta({ description: 'When the scheduler reported it' }),
  cancelledOn: z.iso.date().nullable(),
});

/** The common part of the overview and the export. */
const common = {
  addresses: z.array(addressSchema),
  mails: z.array(mailSchema),
  shared: z.array(
    shareLinkOutput
      .extend({ assessmentId: idSchema })
      .meta({ description: 'A link through which others can view results, without its token' }),
  ),
  feedback: z.array(feedbackSchema),
  invitations: z.array(invitationSchema).meta({
    description: 'Open invitations of a verified address to give feedback',
  }),
  bookings: z.array(bookingSchema).meta({ description: 'Calls booked under a verified address' }),
};

const planInBriefSchema = z
  .object({
    competencies: countSchema,
    actions: countSchema,
    done: countSchema.meta({ description: 'How many of the actions are done' }),
    changedAt: z.iso.datetime(),
    hasReminders: z.boolean(),
  })
  .meta({ description: 'A summary of the plan; null if none' });

const userSchema = z.object({
  id: idSchema,
  issuer: z.string(),
  subject: z.string().meta({ description: 'The issuer’s id of the user' }),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: textOrNull,
  createdAt: momentOutput,
});

export const storedOutput = z.object({
  ...common,
  assessments: z.array(assessmentSchema.extend({ plan: planInBriefSchema.nullable() })),
  account: userSchema
    .extend({ sessions: countSchema, conversations: countSchema, messages: countSchema })
    .nullable(),
});
export type StoredOutput = z.infer<typeof storedOutput>;

const sessionSchema = z.object({
  createdAt: momentOutput,
  lastUsedAt: momentOutput,
  expiresAt: momentOutput,
  officeGrant: textOrNull.meta({
    description: 'What granted access to the office at this sign-in',
  }),
  officeName: textOrNull.meta({ description: 'The name in the audit log of the office' }),
});

const chatUsageSchema = z
  .object({
    since: momentOutput,
    conversations: countSchema,
    messages: countSchema,
    tokens: countSchema.meta({ description: 'What the model counted for questions and replies' }),
  })
  .meta({ description: 'The use of the chat in the current day' });

const conversationSchema = z.object({
  id: idSchema,
  title: z.string(),
  createdAt: momentOutput,
  updatedAt: momentOutput,
  messages: z.array(
    messageOutput.pick({ id: true, role: true, content: true }).extend({
      sources: z.array(sourceOutput),
      card: textOrNull.meta({ description: 'What the page offers below the reply' }),
      status: messageOutput.shape.status,
      createdAt: momentOutput,
    }),
  ),
  results: z
    .object({
      text: z.string().meta({ description: 'What the model gets of the results' }),
      agreedAt: momentOutput,
      assessmentId: idSchema,
    })
    .meta({ description: 'The results that the advisor may use; null if none' })
    .nullable(),
});

export const exportOutput = z.object({
  exportedAt: momentOutput,
  ...common,
  assessments: z.array(
    assessmentSchema.extend({
      responses: z.array(
        responseOutput.extend({ competency: z.string().meta({ description: 'Its name' }) }),
      ),
      plan: planOutput
        .extend({
          createdAt: momentOutput,
          remindedUntil: when('Actions due later will still be reminded'),
          nextReminderAt: momentOrNull,
        })
        .nullable(),
    }),
  ),
  passedOn: z.array(
    z
      .object({ event: z.string(), assessmentId: idSchema, at: momentOutput })
      .meta({ description: 'Events sent to other programs of the practice in the last days' }),
  ),
  account: userSchema
    .extend({
      sessions: z.array(sessionSchema),
      chatUsage: chatUsageSchema.nullable(),
      conversations: z.array(conversationSchema),
    })
    .nullable(),
});
export type ExportOutput = z.infer<typeof exportOutput>;

/** For a site without an office: the document does not name it; sessions from when there was one are complete. */
export const exportWithoutOffice = exportOutput.extend({
  account: exportOutput.shape.account
    .unwrap()
    .extend({
      sessions: z.array(sessionSchema.omit({ officeGrant: true, officeName: true }).loose()),
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
