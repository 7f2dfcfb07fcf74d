import { randomBytes } from 'node:crypto';
import type { Db } from '#db/client.ts';
import type { WebhookEndpointTable } from '#db/tables/webhooks.tables.ts';
import type { DeliveryState } from '#domain/webhook.ts';
import { enterOffice, seeOffice } from '#testing/browser/office.ts';
import type { Page } from 'playwright-core';
import { officeState, type OfficeState } from './office.ts';

const TITLE = 'Webhooks';
const longPath = 'a-name-that-goes-on-and-on-'.repeat(5);

async function endpoint(db: Db, changed: Partial<WebhookEndpointTable> & { url: string }) {
  const id = crypto.randomUUID();
  await db
    .insertInto('webhook_endpoint')
    .values({ id, events: ['email.given', 'person.erased'], secret: randomBytes(60), ...changed })
    .execute();
  return id;
}

async function deliver(db: Db, endpointId: string, event: string, state: DeliveryState) {
  const isFailed = state === 'failed';
  const data = { assessmentId: crypto.randomUUID(), email: 'ada@example.org', source: null };
  await db
    .insertInto('webhook_delivery')
    .values({
      endpoint_id: endpointId,
      event,
      payload: JSON.stringify({ type: event, timestamp: '2026-03-04T05:06:07.000Z', data }),
      state,
      attempts: isFailed ? 21 : 1,
      last_status: isFailed ? 503 : 204,
      last_error: isFailed ? 'The receiver answered 503.' : null,
      tried_at: new Date(),
    })
    .execute();
}

/** Endpoints in every state, and what was sent to them. */
async function fillWebhooks(db: Db): Promise<void> {
  await db.deleteFrom('webhook_endpoint').execute();
  const clients = await endpoint(db, { url: 'https://clients.example.com/hooks/in' });
  await endpoint(db, { url: `https://news.example.com/${longPath}`, off_reason: 'failing' });
  await endpoint(db, { url: 'https://phone.example.com/in', off_reason: 'office' });
  await endpoint(db, {
    url: 'https://automation.example.com:8443/in',
    events: ['assessment.started', 'assessment.completed', 'email.given', 'person.erased'],
    failing_since: new Date('2026-03-04T05:06:07Z'),
    previous_secret: randomBytes(60),
    previous_until: new Date('2999-01-01'),
  });
  for (const state of ['delivered', 'failed', 'waiting'] as const) {
    await deliver(db, clients, 'email.given', state);
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const webhookStates: readonly OfficeState[] = [
  officeState('office-webhooks-none', async (me, site) => {
    await site.db.deleteFrom('webhook_endpoint').execute();
    await enterOffice(me, site, '/office/webhooks');
    await me.page.getByText('No endpoints yet').waitFor();
  }),
  officeState('office-webhooks', { isWide: true }, async (me, site) => {
    await fillWebhooks(site.db);
    await enterOffice(me, site, '/office/webhooks');
    await seeOffice(me.page, TITLE);
    await me.page.getByRole('heading', { name: 'Deliveries' }).waitFor();
    await me.page
      .getByRole('button', { name: /^Left an email/ })
      .first()
      .waitFor();
  }),
  officeState('office-webhooks-add', async (me, site) => {
    await enterOffice(me, site, '/office/webhooks');
    await button(me.page, 'Add endpoint').click();
    await me.page.getByRole('dialog').getByRole('button', { name: 'Add endpoint' }).click();
    await me.page.getByText('Choose at least one').waitFor();
  }),
  officeState('office-webhooks-secret', async (me, site) => {
    await fillWebhooks(site.db);
    await enterOffice(me, site, '/office/webhooks');
    await button(me.page, 'Create new secret for clients.example.com').click();
    await button(me.page, 'Create secret').click();
    await me.page.getByText(/^whsec_/).waitFor();
  }),
  officeState('office-webhooks-delivery', { isWide: true }, async (me, site) => {
    await fillWebhooks(site.db);
    await enterOffice(me, site, '/office/webhooks?state=failed');
    await me.page.getByRole('button', { name: /^Left an email/ }).click();
    await button(me.page, 'Send again').waitFor();
    // Otherwise the mouse hovers over a button of the dialog.
    await me.page.mouse.move(0, 0);
  }),
];
