import { expect, test } from 'vitest';
import {
  dueAfter,
  isReminder,
  isStopped,
  type MailKind,
  mailKinds,
  mailLimits,
  type MailShare,
  shareOf,
} from './mail.ts';

test('reminders are the mails that readers can unsubscribe from', () => {
  expect(mailKinds.filter(isReminder)).toEqual(['reminder', 'retake', 'plan']);
});

const ofShare = (share: MailShare) => mailKinds.filter((kind) => shareOf(kind) === share);

test('each mail counts for one share of the limits', () => {
  expect(ofShare('asked')).toEqual([
    'find',
    'your_data',
    'feedback_confirm_full',
    'feedback_confirm_focus',
  ]);
  expect(ofShare('invited')).toEqual(['feedback_invitation', 'feedback_reminder']);
  expect(ofShare('planned')).toEqual(['reminder', 'retake', 'plan', 'expiry']);
  expect(ofShare('promised')).toEqual([
    'continue',
    'results',
    'feedback_receipt',
    'feedback_published',
    'feedback_too_few',
  ]);
});

test.each([
  ['refused_at', mailKinds],
  ['unsubscribed_at', ['reminder', 'retake', 'plan']],
  ['no_feedback_at', ['feedback_invitation', 'feedback_reminder']],
] as const)('the mark %s stops its own mails', (mark, stopped) => {
  expect(mailKinds.filter((kind) => isStopped(kind, { [mark]: new Date() }))).toEqual(stopped);
});

const NOW = Date.UTC(2026, 0, 10);
/** Mails sent so many minutes ago: how many, and for which share. */
type Sent = [times: number, share: MailShare, minutesAgo: number, isVerified?: 'verified'];

/** For each limit, when the mail that uses it up was sent. */
function latestOf(to: 'mailbox' | 'everyone', sent: readonly Sent[]): (Date | null)[] {
  return mailLimits.map((limit) => {
    const counted = sent
      .filter(([, share]) => limit.shares.includes(share))
      .filter(([, , , verified]) => limit.isVerified !== (verified === undefined))
      .filter(([, , minutesAgo]) => minutesAgo < limit.withinHours * 60)
      .flatMap(([times, , minutesAgo]) => Array<number>(times).fill(minutesAgo))
      .toSorted((a, b) => a - b)[limit.max - 1];
    const isConcerned = limit.to === to || limit.to === 'everyone';
    return counted === undefined || !isConcerned ? null : new Date(NOW - counted * 60_000);
  });
}

const cases: [kind: MailKind, to: 'mailbox' | 'everyone', sent: Sent[], minutes: number | null][] =
  [
    ['continue', 'mailbox', [[2, 'promised', 10]], 0],
    // The budget of an address that no one verified.
    ['continue', 'mailbox', [[3, 'promised', 10]], 50],
    ['continue', 'mailbox', [[3, 'planned', 10]], 50],
    ['continue', 'mailbox', [[8, 'promised', 23 * 60]], 60],
    // What was asked for, and invitations, do not use it up, nor the reverse.
    [
      'continue',
      'mailbox',
      [
        [20, 'asked', 10],
        [20, 'invited', 10],
      ],
      0,
    ],
    [
      'find',
      'mailbox',
      [
        [100, 'promised', 10],
        [100, 'invited', 10],
      ],
      0,
    ],
    ['find', 'mailbox', [[3, 'asked', 10]], null],
    ['your_data', 'mailbox', [[8, 'asked', 20 * 60]], null],
    ['feedback_invitation', 'mailbox', [[3, 'invited', 59]], 1],
    ['feedback_reminder', 'mailbox', [[8, 'invited', 23 * 60]], 60],
    // All addresses together.
    ['results', 'everyone', [[200, 'promised', 10]], 50],
    [
      'results',
      'everyone',
      [
        [1000, 'planned', 10],
        [1000, 'asked', 10],
        [1000, 'invited', 10],
      ],
      0,
    ],
    ['expiry', 'everyone', [[50, 'planned', 10]], 50],
    ['feedback_reminder', 'everyone', [[200, 'invited', 10]], 50],
    ['find', 'everyone', [[1000, 'promised', 10]], 0],
    ['find', 'everyone', [[100, 'asked', 10]], null],
  ];
const ofVerified: typeof cases = [
  ['results', 'mailbox', [[100, 'promised', 10]], 0],
  ['results', 'mailbox', [[5, 'promised', 10, 'verified']], 0],
  ['results', 'mailbox', [[6, 'promised', 10, 'verified']], 50],
  ['results', 'mailbox', [[20, 'planned', 23 * 60, 'verified']], 60],
  [
    'results',
    'everyone',
    [
      [1000, 'promised', 10],
      [1000, 'planned', 10],
    ],
    0,
  ],
  ['results', 'everyone', [[350, 'promised', 10, 'verified']], 50],
  ['find', 'everyone', [[100, 'asked', 10]], 0],
  ['find', 'everyone', [[100, 'asked', 10, 'verified']], null],
];

test('the shares of one kind of addressee do not overlap, and make up a thousand mails an hour', () => {
  const ofAll = mailLimits.filter(({ to }) => to === 'everyone');
  const counted = ofAll.flatMap(({ shares, isVerified }) =>
    shares.flatMap((share) =>
      (isVerified === null ? [true, false] : [isVerified]).map((it) => `${share} ${it}`),
    ),
  );
  expect(new Set(counted).size).toBe(counted.length);
  expect(ofAll.reduce((sum, { max }) => sum + max, 0)).toBe(1000);
});

const minutesUntil = (kind: MailKind, isVerified: boolean, latest: (Date | null)[]) => {
  const due = dueAfter(kind, isVerified, latest, new Date(NOW));
  return due && (due.getTime() - NOW) / 60_000;
};

test.each(cases)(
  'unverified, %s to the %s after %j waits %s minutes',
  (kind, to, sent, minutes) => {
    expect(minutesUntil(kind, false, latestOf(to, sent))).toBe(minutes);
  },
);

test.each(ofVerified)(
  'verified, %s to the %s after %j waits %s minutes',
  (kind, to, sent, minutes) => {
    expect(minutesUntil(kind, true, latestOf(to, sent))).toBe(minutes);
  },
);

test('a mail that would wait for more than three days is not sent', () => {
  const inHours = (hours: number) => mailLimits.map(() => new Date(NOW + hours * 3_600_000));
  expect(minutesUntil('results', true, inHours(47))).toBe(71 * 60);
  expect(minutesUntil('results', true, inHours(49))).toBeNull();
});
