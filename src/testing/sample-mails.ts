import type { SiteSettings } from '#content/site-settings.ts';
import { competencies } from '#domain/competencies.ts';
import type { MailedResults, MailContent } from '#domain/mail.ts';
import type { Rating } from '#domain/rating-scale.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import { readConfig } from '#server/config.ts';
import { resultsOf } from '#server/mail/mail-content.ts';
import { emptyPractice } from './practices.ts';

/** Links on this site are as long as real ones. */
export const mailSite = 'https://ready-leader.example';
const openUrl = `${mailSite}/open/${'Ab1_'.repeat(10)}xyz`;
const unsubscribeUrl = `${mailSite}/unsubscribe/${'Cd2-'.repeat(10)}xyz`;

/** The settings of a new site that sends mail. */
export const mailSettings = mailSiteSettings();

function mailSiteSettings(): SiteSettings {
  const { links, flags, publicUrl, retention, findResults } = readConfig({
    PUBLIC_URL: mailSite,
    COOKIE_SECRET: 'a secret that only the tests know, 32+',
  });
  const practice = { ...emptyPractice, coach: { ...emptyPractice.coach, portrait: null } };
  const parts = {
    sendsMail: true,
    hasOffice: true,
    hasSignIn: true,
    hearsOfBookings: true,
    norms: null,
  };
  return { links, flags, publicUrl, practice, retention, findResults, ...parts };
}

/** The content of a results mail for these ratings. */
function rated(rate: (index: number) => Rating | null): MailedResults {
  const responses: CompetencyResponse[] = competencies.map(({ id, category }, index) => {
    const rating = rate(index);
    return {
      competencyId: id,
      category,
      question1Rating: rating,
      question2Rating: rating,
      averageRating: (rating ?? 0) * 100,
    };
  });
  return resultsOf(responses)!;
}

/** Ratings with distinct highest and lowest competencies. */
const clear = (index: number) =>
  (index % 12 === 4 ? 5 : index % 12 === 9 ? 2 : index % 3 === 0 ? 4 : 3) as Rating;
/** Ratings with many tied competencies, which make the longest mail. */
const tied = (index: number) => (index % 3 === 0 ? 4 : index % 3 === 1 ? 3 : 2) as Rating;

const deletedAt = new Date('2025-09-10T15:00:00Z');
const earlier = new Date('2024-09-03T15:00:00Z');
const expiresAt = new Date('2025-03-15T09:00:00Z');

const formUrl = `${mailSite}/feedback#${'Ef3_'.repeat(10)}xyz`;
const round = {
  round: 'full',
  name: 'Ada Lovelace',
  competencies: 35,
  closesOn: '2025-03-14',
} as const;

/** Every mail in each of its forms, by the name of its screenshots. */
export const sampleMails: Record<string, MailContent> = {
  continue: { kind: 'continue', openUrl, completed: 12, total: 35 },
  results: { kind: 'results', openUrl, results: rated(clear) },
  'results-tied': { kind: 'results', openUrl, results: rated(tied) },
  'results-equal': { kind: 'results', openUrl, results: rated(() => 5) },
  'results-few': {
    kind: 'results',
    openUrl,
    results: rated((index) => (index < 4 ? 2 : null)),
  },
  find: { kind: 'find', openUrl, assessments: 2, expiresAt },
  reminder: { kind: 'reminder', openUrl, unsubscribeUrl, completed: 12, total: 35, deletedAt },
  retake: { kind: 'retake', openUrl, unsubscribeUrl, completedAt: earlier },
  plan: {
    kind: 'plan',
    openUrl,
    unsubscribeUrl,
    dueOn: '2025-03-14',
    competencies: ['Emotional Intelligence', 'Delegation', 'Written Communication'],
  },
  'your-data': { kind: 'your_data', openUrl, assessments: 1, expiresAt },
  'expiry-unfinished': { kind: 'expiry', openUrl, isCompleted: false, begunAt: earlier, deletedAt },
  'expiry-completed': { kind: 'expiry', openUrl, isCompleted: true, begunAt: earlier, deletedAt },
  'feedback-confirm': { kind: 'feedback_confirm_full', openUrl, expiresAt },
  'feedback-confirm-focus': { kind: 'feedback_confirm_focus', openUrl, expiresAt },
  'feedback-invitation-focus': {
    kind: 'feedback_invitation',
    openUrl: formUrl,
    unsubscribeUrl,
    isManager: false,
    ...round,
    round: 'focus',
    competencies: 2,
  },
  'feedback-invitation-full': {
    kind: 'feedback_invitation',
    openUrl: formUrl,
    unsubscribeUrl,
    isManager: false,
    ...round,
  },
  'feedback-invitation-manager': {
    kind: 'feedback_invitation',
    openUrl: formUrl,
    unsubscribeUrl,
    isManager: true,
    ...round,
  },
  'feedback-reminder': {
    kind: 'feedback_reminder',
    openUrl: formUrl,
    unsubscribeUrl,
    isManager: false,
    ...round,
  },
  'feedback-receipt': { kind: 'feedback_receipt', openUrl: formUrl, ...round },
  'feedback-published': { kind: 'feedback_published', openUrl },
  'feedback-too-few': { kind: 'feedback_too_few', openUrl },
};
