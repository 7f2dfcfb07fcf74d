import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { startMailbox } from './mailbox.ts';

test('the mailbox stores mails and finds them by address and subject', async () => {
  const mailbox = await startMailbox();
  const transport = createTransport(mailbox.url);
  const waiting = mailbox.receive('ada@example.com', /^Second/);
  for (const subject of ['First', 'Second']) {
    await transport.sendMail({
      from: 'hello@example.com',
      to: 'ada@example.com',
      subject,
      text: 'Plain ünd long',
      html: '<p>Rich</p>',
    });
  }
  expect(await waiting).toMatchObject({
    subject: 'Second',
    text: expect.stringContaining('Plain ünd long'),
    html: expect.stringContaining('<p>Rich</p>'),
  });
  await expect(mailbox.receive('ada@example.com')).rejects.toThrow('2 such mails');
  transport.close();
  await mailbox.close();
});
