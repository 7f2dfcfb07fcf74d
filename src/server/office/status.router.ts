import { z } from 'zod';
import { EMAIL_PATTERN } from '#domain/email.ts';
import { AppError } from '#domain/errors.ts';
import { siteStates } from '#domain/site-state.ts';
import type { Services } from '#server/api/services.ts';
import type { OfficeMember } from '#server/auth/signed-in.ts';
import type { OfficeApi } from './office-api.ts';

const statusOutput = z.object({
  findings: z.array(
    z.object({
      part: z.string(),
      state: z.enum(siteStates).meta({ description: 'off: optional and not configured' }),
      text: z.string().meta({ description: 'What was found, and what to do about it' }),
      settings: z.array(z.string()).readonly().meta({
        description: 'Site settings that can change it, by their paths such as links.scheduler',
      }),
    }),
  ),
  testMailTo: z.string().nullable().meta({
    description: 'Your verified address; null if no test email can be sent to you',
  }),
});

declare module '#server/api/services.ts' {
  interface Services {
    /** Examines everything that the site depends on. The texts contain no secrets. */
    examine: () => Promise<z.input<typeof statusOutput>['findings']>;
    /** Undefined if no mail is sent. */
    sendTestMail: ((to: string) => Promise<void>) | undefined;
  }
}

const ofMember = ({ caller }: { caller: OfficeMember }) => caller.name;

/** Each call connects to the database, the mail server, and the identity provider. */
const examineLimit = {
  name: 'site examinations',
  max: 12,
  windowSeconds: 60,
  message: 'The site was checked several times just now. Wait a minute, then try again.',
  of: ofMember,
};

const testMailLimit = {
  name: 'test emails',
  max: 3,
  windowSeconds: 600,
  message: 'Three test emails were sent just now. Wait ten minutes, then try again.',
  of: ofMember,
};

export function statusRouter(office: OfficeApi, { examine, sendTestMail }: Services) {
  return office.router({
    get: office.query({
      rest: office.GET('/api/office/status', 'Examine everything that the site depends on'),
      limits: [examineLimit],
      output: statusOutput,
      resolve: async ({ caller: { name } }) => ({
        findings: await examine(),
        testMailTo: sendTestMail && EMAIL_PATTERN.test(name) ? name : null,
      }),
    }),

    testMail: office.mutation({
      rest: office.POST('/api/office/status/test-mail', 'Send a test email to your own address', {
        description: 'The address that the identity provider has verified. Three in ten minutes.',
        needs: 'mail',
        refusals: [409, 502],
      }),
      limits: [testMailLimit],
      output: z.object({ to: z.string() }),
      resolve: async ({ caller: { name: to } }) => {
        if (!sendTestMail) {
          throw new AppError(
            'CONFLICT',
            'This site sends no mail. Set the mail server (SMTP_URL) and the sender (MAIL_FROM).',
          );
        }
        if (!EMAIL_PATTERN.test(to)) {
          throw new AppError(
            'CONFLICT',
            'Your sign-in service has not verified an email address of yours. Verify it there, then sign in again.',
          );
        }
        try {
          await sendTestMail(to);
        } catch (cause) {
          const text = `No test email was sent: ${(cause as Error).message}. Check the mail server’s address (SMTP_URL).`;
          throw new AppError('BAD_GATEWAY', text, undefined, { cause });
        }
        return { to };
      },
    }),
  });
}
