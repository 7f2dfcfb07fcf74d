import type { SiteState } from '#domain/site-state.ts';

export const officeStatus = {
  allWell: 'Every part in use is working.',
  attention: (count: number) =>
    count === 1 ? 'One part needs attention.' : `${count} parts need attention.`,
  again: 'Check again',
  settings: 'Site settings',
  optional: (count: number) => (count === 1 ? '1 optional part' : `${count} optional parts`),
  groups: {
    open: {
      title: 'Needs attention',
      lead: 'Names in capitals, such as PUBLIC_URL, are server settings. The person who runs your site can change them: docs/configuration.md explains each.',
    },
    ok: { title: 'Working', lead: undefined },
    off: {
      title: 'Not set up',
      lead: 'These parts are optional. The person who runs your site can set them up.',
    },
  },
  testMail: {
    title: 'Test email',
    lead: (to: string) => `Sends a short email to ${to}, so you can see whether it arrives.`,
    send: 'Send test email',
    sending: 'Sending…',
    failed: 'Not sent. Please try again.',
    sent: 'The mail server accepted the test email. Check your inbox and your spam folder.',
  },
} as const;

export const siteStateWords: Partial<Record<SiteState, string>> = {
  problem: 'Problem',
  warning: 'Warning',
};
