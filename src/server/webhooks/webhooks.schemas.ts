import { z } from 'zod';
import { momentOutput } from '#domain/day.ts';
import { byIdInput, idSchema } from '#domain/id.ts';
import { webhookEvents } from '#domain/events.ts';
import {
  deliveryStates,
  endpointOff,
  MAX_DELIVERIES_PAGE,
  SECRET_OVERLAP_HOURS,
  WEBHOOK_URL_MAX_LENGTH,
} from '#domain/webhook.ts';

const urlSchema = z
  .string()
  .max(WEBHOOK_URL_MAX_LENGTH, { abort: true })
  .trim()
  .meta({ description: 'An https URL on the public internet; port 443 or at least 1024' });

const eventsSchema = z
  .array(z.enum(webhookEvents))
  .min(1, 'choose at least one event')
  .max(webhookEvents.length)
  .refine((events) => new Set(events).size === events.length, 'name each event once');

export const createEndpointInput = z.strictObject({ url: urlSchema, events: eventsSchema });

export const updateEndpointInput = byIdInput.extend({
  url: z.exactOptional(urlSchema),
  events: z.exactOptional(eventsSchema),
  isOn: z.exactOptional(z.boolean()),
});

export const rotateSecretInput = byIdInput.extend({
  endsPrevious: z
    .boolean()
    .default(false)
    .meta({
      description: `The old secret stops signing at once; otherwise it signs for ${SECRET_OVERLAP_HOURS} more hours`,
    }),
});

export const deliveriesInput = z.strictObject({
  endpointId: z.exactOptional(idSchema),
  state: z.exactOptional(z.enum(deliveryStates)),
  page: z.int().min(1).max(MAX_DELIVERIES_PAGE).default(1),
});
export type DeliveriesInput = z.output<typeof deliveriesInput>;

export const endpointOutput = z.object({
  id: idSchema,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  offReason: z
    .enum(endpointOff)
    .nullable()
    .meta({
      description:
        'null: active. `office`: paused here. `gone`: the receiver answered 410. `failing`: ' +
        'nothing was delivered for days. `unreadable`: its secret can no longer be read.',
    }),
  failingSince: momentOutput.nullable(),
  previousSecretUntil: momentOutput.nullable().meta({
    description: 'How long the previous secret also signs',
  }),
  createdAt: momentOutput,
});

export type EndpointOutput = z.infer<typeof endpointOutput>;

export const endpointsOutput = z.object({ endpoints: z.array(endpointOutput) });

export const endpointSecretOutput = z.object({
  endpoint: endpointOutput,
  secret: z.string().meta({ description: 'For verifying signatures. Shown only once.' }),
});

const deliveryOutput = z.object({
  id: idSchema.meta({ description: 'Also the message’s `webhook-id`' }),
  endpointId: idSchema,
  event: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int().min(0),
  lastStatus: z.int().nullable(),
  lastError: z.string().nullable(),
  createdAt: momentOutput,
  triedAt: momentOutput.nullable(),
});

export const deliveriesOutput = z.object({
  deliveries: z.array(deliveryOutput),
  total: z.int().min(0),
});

export const deliveryDetailOutput = deliveryOutput.extend({
  payload: z.string().nullable().meta({
    description: 'The exact signed message; null once it is deleted',
  }),
  nextAttemptAt: momentOutput.nullable(),
});
