import type { Locator, Page } from 'playwright-core';

export const FIND_RESULTS = 'Find Your Assessment Results';
export const SAVE_PROGRESS = 'Save Your Progress';
export const EMAIL_GATE = 'Get Your Personalized Leadership Assessment Results';
export const RESET = 'Clear Your Answers';
const RETAKE = 'Retake the Assessment';

export function dialog(page: Page, title: string): Locator {
  return page
    .getByRole('dialog', { name: title, exact: true })
    .or(page.getByRole('alertdialog', { name: title, exact: true }));
}

export function emailField(dialogBox: Locator): Locator {
  return dialogBox.getByRole('textbox', { name: 'Email address', exact: true });
}

export async function press(dialogBox: Locator, name: string): Promise<void> {
  await dialogBox.getByRole('button', { name, exact: true }).click();
}

/** Types the email and presses the button that sends it. */
export async function submitEmail(dialogBox: Locator, email: string, name: string): Promise<void> {
  await emailField(dialogBox).fill(email);
  await press(dialogBox, name);
}

/** Starts a new assessment after a completed one, under the same email. */
export async function retake(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start New Assessment', exact: true }).click();
  await press(dialog(page, RETAKE), 'Start Now');
}

export async function openFindResults(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Find My Results' }).click();
  return dialog(page, FIND_RESULTS);
}

/** Looks up an email in the open dialog and returns the rows found. */
export async function foundRows(dialogBox: Locator, email: string): Promise<Locator> {
  await submitEmail(dialogBox, email, 'Find My Results');
  const list = dialogBox.getByRole('list', { name: 'Your assessments' });
  await list.waitFor();
  return list.getByRole('button');
}
