import { parse } from 'tldts';
import { z } from 'zod';
import { daySchema } from '#domain/day.ts';
import { EMAIL_INVALID, EMAIL_MAX_LENGTH, normalizeEmail } from '#domain/email.ts';
import * as rules from '#domain/feedback/feedback.ts';
import { asRead, isPlainName } from '#domain/feedback/leader-name.ts';
import { idSchema } from '#domain/id.ts';
import { competencyIdSchema, countSchema, resultSchema } from '#domain/feedback/result.ts';
import { textUpTo } from '#domain/text.ts';
import { words } from '#server/plan/plan.schemas.ts';

const NOT_A_NAME =
  'must be a name: no links, email addresses, or line breaks, and a space after each dot';

/** `example.com` would become a link in many mail programs; `J.Smith` would not. */
const hasDomain = (name: string) =>
  (asRead(name).match(/[\p{L}\p{M}\p{N}.-]+/gu) ?? []).some((word) => {
    const host = word.split('.').filter(Boolean).join('.');
    const { isIcann, isIp } = parse(host, { extractHostname: false, validateHostname: false });
    return host.includes('.') && (isIcann || isIp);
  });

/** The only text of the leader in any mail. It must not be able to carry a message or a link. */
const nameSchema = textUpTo(rules.NAME_MAX_LENGTH)
  .overwrite((name) => name.normalize('NFC').trim())
  .min(1, 'is missing')
  .refine((name) => isPlainName(name) && !hasDomain(name), NOT_A_NAME);

const invitationSchema = z.strictObject({
  email: z
    .string()
    .max(EMAIL_MAX_LENGTH, { error: EMAIL_INVALID, abort: true })
    .overwrite((email) => normalizeEmail(email) ?? '')
    .min(1, EMAIL_INVALID),
  role: z
    .enum(rules.feedbackRoles)
    .nullable()
    .default(null)
    .meta({ description: 'Only of a full round, where each has one' }),
});

export const startFeedbackInput = z
  .strictObject({
    id: idSchema,
    kind: z.enum(rules.feedbackKinds),
    name: nameSchema.meta({ description: 'The name of the leader, as those invited see it' }),
    startsOn: daySchema
      .nullable()
      .default(null)
      .meta({ description: 'When the invitations are sent; null for at once' }),
    days: z
      .int()
      .min(rules.openFor.least)
      .max(rules.openFor.most)
      .default(rules.openFor.usual)
      .meta({ description: 'How long the round is open' }),
    invitations: z.array(invitationSchema).max(rules.invitationLimits.full.most),
  })
  .superRefine(({ kind, invitations }, context) => {
    const { least, most } = rules.invitationLimits[kind];
    const { length } = invitations;
    const withRole = invitations.filter(({ role }) => role !== null);
    const managers = withRole.filter(({ role }) => role === 'manager');
    const checks = [
      [length >= least && length <= most, `must be ${least} to ${most} colleagues`],
      [kind === 'full' || withRole.length === 0, 'have no roles in a round of this kind'],
      [kind === 'focus' || withRole.length === length, 'need a role each'],
      [managers.length <= rules.MAX_MANAGERS, `may have at most ${rules.MAX_MANAGERS} managers`],
    ] as const;
    const [, message] = checks.find(([isKept]) => !isKept) ?? [];
    if (message) context.addIssue({ code: 'custom', path: ['invitations'], message });
  });
export type NewRound = z.output<typeof startFeedbackInput>;

export const roundInput = z.strictObject({ id: idSchema, roundId: idSchema });
export type RoundInput = z.output<typeof roundInput>;

export const publishedOutput = z.object({
  roundId: idSchema,
  kind: z.enum(rules.feedbackKinds),
  name: z.string().meta({ description: 'The name of the leader, as those invited see it' }),
  startsOn: z.iso.date(),
  closesOn: z.iso.date().meta({ description: 'The last day to answer' }),
  result: resultSchema,
});

export const roundOutput = publishedOutput.extend({
  state: z.enum(rules.roundStates),
  invited: countSchema,
  answered: countSchema,
  declined: countSchema,
  bounced: countSchema.meta({ description: 'The mail could not be delivered' }),
  canExtend: z.boolean(),
  canPublish: z.boolean().meta({ description: 'No one who is invited can still answer' }),
  canCancel: z.boolean(),
  competencyIds: z.array(competencyIdSchema),
  result: resultSchema.nullable().meta({
    description:
      'Frozen; null unless the round was published, or a manager answered a round of too few',
  }),
  previous: publishedOutput
    .nullable()
    .meta({ description: 'The latest round that this one may be compared with; null if none' }),
});

export type RoundOutput = z.infer<typeof roundOutput>;

const whyNot = z.string().nullable().meta({
  description: 'Why no round of this kind can be started now; null if one can',
});

const opensFrom = z.iso.date().nullable().meta({
  description:
    'From when on the next round can open, and be planned now; null if it can open today, or not at all',
});

export const roundsOutput = z.object({
  rounds: z.array(roundOutput).meta({ description: 'The newest first' }),
  isVerified: z.boolean().meta({
    description: 'False until the owner has pressed the button of a link mailed to the address',
  }),
  cannotStart: z.object({ focus: whyNot, full: whyNot }),
  opensFrom: z.object({ focus: opensFrom, full: opensFrom }),
});
export type RoundsOutput = z.infer<typeof roundsOutput>;

/** Longer than a token, so that a link passed on with extra letters is handled as a dead link. */
const TOKEN_MAX_LENGTH = 200;

const editorKeySchema = z
  .string()
  .max(64, { abort: true })
  .regex(/^[A-Za-z0-9_-]{22,64}$/, 'must be at least 128 random bits in base64url')
  .meta({ description: 'A random key of the browser: only with it can the answers be read again' });

const ratingsSchema = z.partialRecord(competencyIdSchema, z.int().min(-3).max(5).nullable()).meta({
  description:
    'By competency: −3 to 3 in a round of kind focus, 1 to 5 in a full one; null: not observed. ' +
    'A competency that is missing is not answered yet',
});

const textSchema = words(rules.MAX_COMMENT).default('');
const textsSchema = z.strictObject({
  sentence: textSchema.meta({ description: 'Only of kind focus' }),
  keep: textSchema.meta({ description: 'Only of a full round' }),
  help: textSchema.meta({ description: 'Only of a full round' }),
});

export const formKeyInput = z.strictObject({
  token: z
    .string()
    .max(TOKEN_MAX_LENGTH, { abort: true })
    .meta({ description: 'The part of the mailed link after #' }),
  editorKey: editorKeySchema.nullable().default(null),
});
export type FormKey = z.output<typeof formKeyInput>;
export const saveFormInput = formKeyInput.extend({
  editorKey: editorKeySchema,
  ratings: ratingsSchema,
  texts: textsSchema.default(rules.noTexts),
});
export type GivenForm = z.output<typeof saveFormInput>;
export const declineInput = formKeyInput.extend({
  neverAgain: z
    .boolean()
    .default(false)
    .meta({ description: 'No one may invite this address again' }),
});

export const formStateOutput = z.object({
  state: z.enum(['none', ...rules.formStates, 'declined', 'elsewhere']).meta({
    description:
      'none: nothing is saved yet; declined: the invitation was declined, and can still be answered; ' +
      'elsewhere: it was answered by the link of another mail, which alone can change that',
  }),
});

export type FormStateOutput = z.infer<typeof formStateOutput>;

export const formOutput = formStateOutput.extend({
  invitationId: idSchema.meta({
    description:
      'The same for the links in all mails of an invitation. The browser stores its key under it, so that any of them continues the form',
  }),
  ...publishedOutput.pick({ kind: true, name: true }).shape,
  role: z.enum(rules.feedbackRoles).nullable().meta({
    description: 'Answers of a manager are shown as theirs; null in a round of kind focus',
  }),
  managers: countSchema.meta({ description: 'How many managers were invited' }),
  invited: countSchema,
  closesOn: publishedOutput.shape.closesOn,
  competencyIds: z.array(competencyIdSchema),
  own: z
    .object({ ratings: ratingsSchema, texts: textsSchema })
    .nullable()
    .meta({ description: 'The saved answers, for the browser that wrote them; null for others' }),
});
export type FormOutput = z.infer<typeof formOutput>;
