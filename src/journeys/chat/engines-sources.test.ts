import { expect } from 'vitest';
import { messageView, send, sendButton } from '#testing/browser/chat.ts';
import { chatJourney } from '#testing/browser/chat-journey.ts';
import { engine } from '#testing/browser/journey.ts';

const QUESTION = 'What is the LEAP framework?';

chatJourney(
  'a reply shows its sources as numbers, and each leads to the passage',
  async ({ signedIn, chatSite }) => {
    const me = await signedIn('Gina');
    const { page } = me;
    const reply = chatSite.endpoint.drive();
    await send(page, QUESTION);
    await reply.asked;
    reply.write('**LEAP** has four steps [faq.fra');
    const view = messageView(page);
    await view.getByText('has four steps').waitFor();
    expect(await view.innerText()).not.toContain('[');
    expect(await view.getByRole('link').count()).toBe(0);
    reply.write('mework]. It takes 90 days [home.leap]. Trust me [own.secret].');
    const first = view.getByRole('link', { name: 'Source 1: What is the LEAP framework?' });
    await first.waitFor();
    reply.finish();
    await sendButton(page).waitFor();
    expect(await view.locator('strong').innerText()).toBe('LEAP');
    const sources = view.getByRole('list', { name: 'Sources' });
    expect(await sources.getByRole('listitem').count()).toBe(2);
    expect(await view.innerText()).not.toContain('own.secret');

    // Only one WebKit window can be observed.
    if (engine !== 'webkit') {
      const opened = me.context.waitForEvent('page');
      await first.click();
      const source = await opened;
      await source.waitForURL('**/#framework');
      await source.getByText('LEAP is the four-step method').waitFor();
      await source.close();
    }

    await page.reload();
    const second = view.getByRole('link', { name: /^Source 2: The LEAP Framework/ });
    expect(await second.getAttribute('href')).toBe('/');
  },
);
