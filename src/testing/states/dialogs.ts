import { sql } from 'kysely';
import type { Locator } from 'playwright-core';
import { competencies } from '#domain/competencies.ts';
import { button, seeCompetency, toast } from '#testing/browser/assessment.ts';
import {
  dialog,
  EMAIL_GATE,
  emailField,
  FIND_RESULTS,
  foundRows,
  press,
  RESET,
  SAVE_PROGRESS,
  submitEmail,
} from '#testing/browser/dialogs.ts';
import { answeredEarlier, hasAnswered } from '#testing/browser/earlier-visit.ts';
import { failCalls, failedCall, holdCalls } from '#testing/browser/network.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { state, type State } from './state.ts';

const TOTAL = competencies.length;
const EMAIL = 'dialogs@example.com';
const INVALID = 'Please enter a valid email address';

async function findResults({ page }: Visitor): Promise<Locator> {
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  // On a phone, the button of the header is in the menu.
  await page.getByRole('main').getByRole('button', { name: 'Find My Results' }).click();
  return dialog(page, FIND_RESULTS);
}

async function saveProgress(me: Visitor): Promise<Locator> {
  await hasAnswered(me, 8);
  await button(me.page, 'Save Progress').click();
  return dialog(me.page, SAVE_PROGRESS);
}

async function emailGate(me: Visitor): Promise<Locator> {
  await hasAnswered(me, TOTAL);
  return dialog(me.page, EMAIL_GATE);
}

async function seePending(box: Locator, label: string): Promise<void> {
  await box.getByRole('button', { name: label }).waitFor();
}

const findBox = ({ page }: Visitor) => dialog(page, FIND_RESULTS);
const saveBox = ({ page }: Visitor) => dialog(page, SAVE_PROGRESS);
const gateBox = ({ page }: Visitor) => dialog(page, EMAIL_GATE);

const findResultsNext: readonly State[] = [
  state('find-results-invalid-email', async (me) => {
    await submitEmail(findBox(me), 'ann@example', 'Find My Results');
    await findBox(me).getByText(INVALID).waitFor();
  }),
  state('find-results-failed', { allow: failedCall }, async (me) => {
    await failCalls(me.page, 'assessment.lookupByEmail', 500);
    await submitEmail(findBox(me), EMAIL, 'Find My Results');
    await findBox(me).getByText('Failed to find assessments. Please try again.').waitFor();
  }),
  state('find-results-too-often', { allow: failedCall }, async (me) => {
    await failCalls(me.page, 'assessment.lookupByEmail', 429);
    await submitEmail(findBox(me), EMAIL, 'Find My Results');
    await findBox(me).getByText('Wait a minute, then try again.').waitFor();
  }),
  state('find-results-none', async (me) => {
    await me.page.unrouteAll();
    await submitEmail(findBox(me), 'no-results@example.com', 'Find My Results');
    await findBox(me).getByText('No assessments found for this email address.').waitFor();
  }),
  state('find-results-searching', async (me) => {
    await holdCalls(me.page, 'assessment.lookupByEmail');
    await submitEmail(findBox(me), EMAIL, 'Find My Results');
    await seePending(findBox(me), 'Searching...');
  }),
];

const saveProgressNext: readonly State[] = [
  state('save-progress-invalid-email', async (me) => {
    await submitEmail(saveBox(me), 'ann@example', 'Save Progress');
    await saveBox(me).getByText(INVALID).waitFor();
  }),
  state(
    'save-progress-failed',
    { allow: [...failedCall, 'Failed to save progress'] },
    async (me) => {
      await failCalls(me.page, 'assessment.saveProgress', 500);
      await failCalls(me.page, 'assessment.update', 500);
      await submitEmail(saveBox(me), EMAIL, 'Save Progress');
      await toast(me.page, 'Error', 'Failed to save progress. Please try again.').waitFor();
    },
  ),
  state('save-progress-saving', async (me) => {
    await holdCalls(me.page, 'assessment.saveProgress');
    await submitEmail(saveBox(me), EMAIL, 'Save Progress');
    await seePending(saveBox(me), 'Saving...');
  }),
];

const emailGateNext: readonly State[] = [
  state('email-gate-invalid-email', async (me) => {
    await submitEmail(gateBox(me), 'ann@example', 'View My Results');
    await gateBox(me).getByText(INVALID).waitFor();
  }),
  state('email-gate-failed', { allow: [...failedCall, 'Failed to submit email'] }, async (me) => {
    await failCalls(me.page, 'assessment.submitEmail', 'no answer');
    await submitEmail(gateBox(me), EMAIL, 'View My Results');
    await gateBox(me).getByText('Check your connection.').waitFor();
  }),
  state('email-gate-processing', async (me) => {
    await holdCalls(me.page, 'assessment.submitEmail');
    await submitEmail(gateBox(me), EMAIL, 'View My Results');
    await seePending(gateBox(me), 'Processing...');
  }),
];

export const dialogStates: readonly State[] = [
  {
    name: 'find-results',
    show: async (me) => emailField(await findResults(me)).waitFor(),
    next: findResultsNext,
  },
  state('find-results-list', { isWide: true }, async (me) => {
    // A new email each time, because the number of assessments per email and day is limited.
    const email = `list-${Date.now()}@example.com`;
    for (const count of [TOTAL, 20, 7, TOTAL, 1, 0]) {
      await answeredEarlier(me.context, count, { email });
    }
    await datesFrom(me, email, '2025-01-31');
    await foundRows(await findResults(me), email);
  }),
  {
    name: 'save-progress',
    show: async (me) => emailField(await saveProgress(me)).waitFor(),
    next: saveProgressNext,
  },
  state('save-progress-saved', async (me) => {
    const box = await saveProgress(me);
    await submitEmail(box, EMAIL, 'Save Progress');
    await toast(me.page, 'Progress Saved', 'You can return anytime to continue.').waitFor();
  }),
  state('save-progress-correcting', async (me) => {
    await hasAnswered(me, 8, { email: `correcting-${Date.now()}@example.com` });
    await button(me.page, 'Change the email address').click();
    await emailField(saveBox(me)).waitFor();
  }),
  {
    name: 'reset',
    show: async (me) => {
      await hasAnswered(me, 8);
      await button(me.page, 'Reset Assessment').click();
      await dialog(me.page, RESET).waitFor();
    },
    next: [
      state('reset-resetting', async (me) => {
        await holdCalls(me.page, 'assessment.reset');
        const box = dialog(me.page, RESET);
        await press(box, 'Reset');
        await seePending(box, 'Resetting...');
      }),
    ],
  },
  {
    name: 'email-gate',
    isWide: true,
    show: async (me) => emailField(await emailGate(me)).waitFor(),
    next: emailGateNext,
  },
];

/** Dates the assessments of this email one month apart, from this day on, in order of creation. */
async function datesFrom({ site }: Visitor, email: string, day: string): Promise<void> {
  await sql`
    update assessment set created_at = ${day}::timestamptz + (made.place - 1) * interval '1 month'
    from (
      select id, row_number() over (order by created_at) as place
      from assessment where email = ${email}
    ) made
    where assessment.id = made.id
  `.execute(site.db);
}
