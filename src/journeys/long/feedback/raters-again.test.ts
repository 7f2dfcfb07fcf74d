import { expect } from 'vitest';
import { feedbackForm as words } from '#content/feedback-form.ts';
import { competencies } from '#domain/competencies.ts';
import {
  level,
  nextStatement,
  notObservedChoice,
  openInvitation,
  rateStatements,
  roundOn,
  seeStatement,
  startForm,
} from '#testing/browser/feedback.ts';
import { feedbackJourney as journey } from '#testing/browser/feedback-journey.ts';
import { button } from '#testing/browser/assessment.ts';
import { failedCall } from '#testing/browser/network.ts';
import { formsOf, feedbackLink, tokenFor } from '#testing/feedback-round.ts';

const NAME = 'Ada Lovelace';
const PHONE = { width: 390, height: 844, touch: true } as const;
const TOTAL = competencies.length;

journey(
  'answers continue in the same browser and are never shown in another',
  async ({ visitor, site }) => {
    const round = await roundOn(site);
    const token = round.tokens[1]!;
    const phone = await visitor(PHONE);
    await startForm(phone.page, token, NAME);
    await rateStatements(phone.page, 0, 3, () => 2);
    await phone.page.getByText(words.saving.saved, { exact: true }).waitFor();

    await phone.page.reload();
    await phone.page.getByText(words.resumed(3, TOTAL)).waitFor();
    await button(phone.page, words.resume).click();
    await seeStatement(phone.page, 3);
    await button(phone.page, 'Previous').click();
    await seeStatement(phone.page, 2);
    expect(await level(phone.page, 2).isChecked()).toBe(true);

    // The reminder has a link of its own.
    const reminder = await tokenFor(site.db, { email: round.addresses[1]! });
    await openInvitation(phone.page, reminder, NAME);
    await phone.page.getByText(words.resumed(3, TOTAL)).waitFor();
    await phone.page.goto(feedbackLink(token));
    await phone.page.getByText(words.resumed(3, TOTAL)).waitFor();

    const laptop = await visitor({ allow: failedCall });
    await laptop.page.goto(feedbackLink(token));
    await laptop.page
      .getByRole('heading', { level: 1, name: words.elsewhere.title.begun })
      .waitFor();
    await button(laptop.page, words.elsewhere.start).click();
    await button(laptop.page, words.start).click();
    await seeStatement(laptop.page, 0);
    expect(await laptop.page.getByRole('radio', { checked: true }).count()).toBe(0);
    await rateStatements(laptop.page, 0, 18, () => 5);
    for (let index = 18; index < TOTAL; index += 1) await nextStatement(laptop.page);
    await button(laptop.page, words.send).click();
    await laptop.page.getByRole('heading', { level: 1, name: words.sent.title }).waitFor();
    // Replaced, not added to.
    const [only, ...more] = await formsOf(site.db, round);
    expect(more).toEqual([]);
    expect(Object.values(only!.ratings)).toEqual(Array.from({ length: 18 }, () => 5));

    await phone.page.reload();
    await phone.page.getByRole('heading', { level: 1, name: words.elsewhere.title.sent }).waitFor();
    await button(phone.page, words.sent.replace).click();
    await button(phone.page, words.start).click();
    await rateStatements(phone.page, 0, 18, () => 1);
    await phone.page.getByText(words.saving.waiting).waitFor();
    expect(Object.values((await formsOf(site.db, round))[0]!.ratings)).not.toContain(1);
    for (let index = 18; index < TOTAL; index += 1) await nextStatement(phone.page);
    await button(phone.page, words.send).click();
    await phone.page.getByRole('heading', { level: 1, name: words.sent.title }).waitFor();
    expect(Object.values((await formsOf(site.db, round))[0]!.ratings)).toContain(1);

    // The laptop changes answers that are no longer its own.
    await button(laptop.page, words.sent.change).click();
    await button(laptop.page, 'Previous').click();
    await level(laptop.page, 5).click();
    await laptop.page.getByText(words.saving.attention, { exact: true }).waitFor();
    await button(laptop.page, words.saving.retry).click();
    await laptop.page
      .getByRole('heading', { level: 1, name: words.elsewhere.title.sent })
      .waitFor();

    await button(phone.page, words.sent.withdraw).click();
    await phone.page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.withdrawing.action })
      .click();
    await phone.page.getByRole('heading', { level: 1, name: words.withdrawn.title }).waitFor();
    expect(await formsOf(site.db, round)).toEqual([
      { state: 'withdrawn', ratings: {}, texts: { sentence: '', keep: '', help: '' } },
    ]);
  },
);

journey(
  'too few ratings: the page says how many are missing, and where',
  async ({ visitor, site }) => {
    const round = await roundOn(site);
    const { page } = await visitor(PHONE);
    await startForm(page, round.tokens[1]!, NAME);
    await rateStatements(page, 0, 18, (index) => (index === 5 ? null : 3));
    for (let index = 18; index < TOTAL; index += 1) await nextStatement(page);
    await page.getByText(words.full.missing(1)).waitFor();
    expect(await button(page, words.send).isDisabled()).toBe(true);
    await button(page, words.full.toOpen).click();
    await seeStatement(page, 5);
    expect(await notObservedChoice(page).isChecked()).toBe(true);
    await level(page, 3).click();
    for (let index = 5; index < TOTAL; index += 1) await nextStatement(page);
    await button(page, words.send).click();
    await page.getByRole('heading', { level: 1, name: words.sent.title }).waitFor();
  },
);
