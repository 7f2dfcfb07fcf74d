import { settingName } from '#content/office-site.ts';
import { createDatabaseClient } from '#db/client.ts';
import type { Finding } from '#domain/site-state.ts';
import { readConfig } from '#server/config.ts';
import { sendTestMail } from '#server/mail/transport.ts';
import { openSettings } from '#server/settings/live-settings.ts';
import { examineSite } from '#server/status.ts';
import { readArguments } from './command.ts';
import { withDatabase } from './with-database.ts';

/**
 * `npm run doctor` examines the site with the settings of this environment. It changes no data; the
 * embedded database runs while it looks.
 * `npm run doctor -- --send-test-mail you@example.com` also sends a mail. Exits with 1 if there is a
 * problem.
 */
const signs: Record<Finding['state'], string> = { ok: '✓', off: '–', warning: '!', problem: '✗' };
const usage = 'doctor [-- --send-test-mail you@example.com]';
const { values } = readArguments(usage, { options: { 'send-test-mail': { type: 'string' } } });
const config = readConfig(process.env);

await withDatabase(async (databaseUrl) => {
  const { db } = createDatabaseClient({
    url: databaseUrl,
    poolMax: 1,
    onIdleError: () => undefined,
  });
  const { live } = await openSettings({
    config,
    db,
    site: undefined,
    onProblem: () => undefined,
  });
  const settings = await live.refresh().then(
    () => live.settings,
    () => undefined,
  );
  await db.destroy();
  const findings = await examineSite({ config, databaseUrl, settings });
  const width = Math.max(...findings.map(({ part }) => part.length));
  for (const { part, state, text, settings: toSet } of findings) {
    const names =
      toSet.length === 0 ? '' : ` In the site settings: ${toSet.map(settingName).join('; ')}.`;
    console.log(`${signs[state]} ${part.padEnd(width)}  ${text}${names}`);
  }
  if (findings.some(({ state }) => state === 'problem')) process.exitCode = 1;
});

const to = values['send-test-mail'];
if (to !== undefined) await sendTo(to);

async function sendTo(address: string): Promise<void> {
  if (!config.mail) {
    console.error('No test email was sent: set SMTP_URL and MAIL_FROM.');
    process.exitCode = 1;
    return;
  }
  try {
    await sendTestMail(config.mail, config.publicUrl, address);
    console.log(`The mail server accepted the test email to ${address}.`);
  } catch (error) {
    console.error(`No test email was sent: ${(error as Error).message}.`);
    process.exitCode = 1;
  }
}
