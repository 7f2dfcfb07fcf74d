import { expect } from 'vitest';
import { officeJourney } from '#testing/browser/office-journey.ts';
import {
  enterOffice,
  officeAllowances,
  seeOffice,
  serveOfficeSite,
} from '#testing/browser/office.ts';
import { startReceiver, verified } from '#testing/webhook-receiver.ts';

const webhookJourney = officeJourney.extend(
  'officeSite',
  { scope: 'file' },
  async ({ databaseUrl }, { onCleanup }) => {
    const site = await serveOfficeSite(databaseUrl, { webhooksToLoopback: true });
    onCleanup(() => site.close());
    return site;
  },
);

webhookJourney(
  'the owner adds an endpoint by keyboard and resends a failed event',
  async ({ visitor, officeSite }) => {
    const receiver = await startReceiver();
    receiver.answer(503);
    const me = await visitor({ allow: officeAllowances });
    const { page } = me;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await enterOffice(me, officeSite, '/office/webhooks');
    await seeOffice(page, 'Webhooks');

    await button('Add endpoint').press('Enter');
    await page.keyboard.type('http://');
    await page.keyboard.press('Enter');
    await page.getByText('Please enter a full URL').waitFor();
    await page.getByText('Choose at least one').waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('http://10.0.0.1/in');
    await page.getByRole('checkbox', { name: 'Someone leaves or changes an email' }).press('Space');
    await page.getByRole('dialog').getByRole('button', { name: 'Add endpoint' }).press('Enter');
    await page.getByText('The URL must begin with https://').waitFor();
    await page.getByLabel('Endpoint URL').fill(receiver.url);
    await page.keyboard.press('Enter');

    const secret = (await page.getByText(/^whsec_/).textContent()) ?? '';
    await button('Copy secret').press('Enter');
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    await button('Done').press('Enter');
    expect(await page.getByText(secret).count()).toBe(0);

    const { host } = new URL(receiver.url);
    const state = page.getByLabel('Status');
    await state.selectOption('Failed');
    await button(`Send test event to ${host}`).press('Enter');
    await page.getByText('The receiver answered 503.').waitFor();
    // The list has reloaded since, but the filter keeps its value.
    expect(await state.inputValue()).toBe('failed');
    receiver.answer(204);
    await page.getByRole('button', { name: /^Test, .*show details$/ }).press('Enter');
    await button('Send again').press('Enter');
    await page.getByText('Sent again').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('cell', { name: 'Delivered' }).waitFor();
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    for (const message of receiver.received) {
      expect(verified(message, secret).type).toBe('webhook.test');
    }

    await button('Apply filters').press('Enter');
    await page.getByText('No deliveries').waitFor();
    expect(page.url()).toContain('state=failed');
    await page.reload();
    await page.getByText('No deliveries').waitFor();

    await button(`Delete ${host}`).press('Enter');
    await button('Delete endpoint').press('Enter');
    await page.getByText('No endpoints yet').waitFor();
    await receiver.close();
  },
);
