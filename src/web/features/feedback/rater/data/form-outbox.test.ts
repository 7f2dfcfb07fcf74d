import { describe, expect, test, vi } from 'vitest';
import type { CompetencyId } from '#domain/competencies.ts';
import { lostCall, refusedCall, testBrowser } from '#web/lib/outbox/outbox.fixture.ts';
import { nothingStored, type Answers, type StoredForm } from './form-device.ts';
import { formOutbox } from './form-outbox.ts';

const noTexts = { sentence: '', keep: '', help: '' };

const rate =
  (id: CompetencyId, rating: number | null) =>
  ({ ratings, texts }: Answers): Answers => ({ ratings: { ...ratings, [id]: rating }, texts });

function setUp(saved: Answers | null = null) {
  const browser = testBrowser<StoredForm>(nothingStored);
  const save = vi.fn((_answers: Answers): Promise<unknown> => Promise.resolve());
  const submit = vi.fn((_answers: Answers): Promise<unknown> => Promise.resolve());
  const saveKeepalive = vi.fn();
  const openTab = () => {
    const outbox = formOutbox(browser.device, { save, submit, saveKeepalive });
    outbox.begin({ own: saved, state: saved ? 'partial' : 'none' });
    return outbox;
  };
  return { ...browser, save, submit, saveKeepalive, openTab, outbox: openTab() };
}

describe('an answer', () => {
  test('is shown at once, and saved after a pause with all the others', async () => {
    const { outbox, save, timers } = setUp({ ratings: { humility: 4 }, texts: noTexts });
    outbox.edit(rate('integrity-honesty', null));
    const all = { humility: 4, 'integrity-honesty': null };
    expect(outbox.view().answers.ratings).toEqual(all);
    expect(outbox.view().state).toBe('saving');
    expect(save).not.toHaveBeenCalled();
    timers.at(-1)!.work();
    await outbox.send();
    expect(save).toHaveBeenCalledExactlyOnceWith({ ratings: all, texts: noTexts });
    expect(outbox.view()).toMatchObject({
      state: 'saved',
      isStored: true,
      answers: { ratings: all },
    });
  });

  test('given offline survives a reload, and is saved later', async () => {
    const { outbox, openTab, save } = setUp();
    save.mockRejectedValueOnce(lostCall());
    outbox.edit(rate('humility', 5));
    await outbox.send();
    expect(outbox.view()).toMatchObject({ state: 'waiting', isStored: true });

    const later = openTab();
    await vi.waitFor(() => expect(later.view().answers.ratings).toEqual({ humility: 5 }));
    await vi.waitFor(() => expect(later.view().state).toBe('saved'));
    expect(save).toHaveBeenLastCalledWith({ ratings: { humility: 5 }, texts: noTexts });
  });

  test('given while another is being saved is saved next', async () => {
    const { outbox, save } = setUp();
    const replied = Promise.withResolvers<void>();
    save.mockReturnValueOnce(replied.promise);
    outbox.edit(rate('humility', 5));
    const sending = outbox.send();
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
    outbox.edit(rate('humility', 2));
    replied.resolve();
    await sending;
    expect(outbox.view().answers.ratings).toEqual({ humility: 2 });
    await outbox.send();
    expect(save.mock.lastCall![0].ratings).toEqual({ humility: 2 });
    expect(outbox.view().state).toBe('saved');
  });

  test('that the server rejects needs attention, and is not lost', async () => {
    const { outbox, save } = setUp();
    save.mockRejectedValueOnce(refusedCall(409));
    outbox.edit(rate('humility', 5));
    await outbox.send();
    expect(outbox.view().state).toBe('attention');
    expect(outbox.view().answers.ratings).toEqual({ humility: 5 });
    await outbox.send();
    expect(outbox.view().state).toBe('saved');
  });

  test('is sent when the page closes', () => {
    const { outbox, saveKeepalive } = setUp();
    outbox.leave();
    expect(saveKeepalive).not.toHaveBeenCalled();
    outbox.edit(rate('humility', 5));
    outbox.leave();
    expect(saveKeepalive).toHaveBeenCalledExactlyOnceWith({
      ratings: { humility: 5 },
      texts: noTexts,
    });
  });
});

test('answers that replace those of another browser are sent only when they are submitted', async () => {
  const { outbox, save, submit, saveKeepalive } = setUp();
  outbox.begin({ own: null, state: 'submitted' });
  outbox.edit(rate('humility', 3));
  await outbox.send();
  outbox.leave();
  expect(save).not.toHaveBeenCalled();
  expect(saveKeepalive).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(outbox.view().state).toBe('saved'));
  await outbox.submit();
  expect(submit.mock.lastCall![0].ratings).toEqual({ humility: 3 });
  outbox.edit(rate('humility', 4));
  await outbox.send();
  expect(save.mock.lastCall![0].ratings).toEqual({ humility: 4 });
});

test('submitting sends what is on the page, saved or not', async () => {
  const { outbox, submit, stored } = setUp({ ratings: { humility: 4 }, texts: noTexts });
  outbox.edit(rate('humility', 3));
  await outbox.submit();
  expect(submit).toHaveBeenCalledExactlyOnceWith({ ratings: { humility: 3 }, texts: noTexts });
  expect(stored.value.unsent).toBeNull();
  expect(outbox.view()).toMatchObject({ state: 'saved', answers: { ratings: { humility: 3 } } });
});

test('answers that could not be submitted stay in the browser', async () => {
  const { outbox, save, submit, stored } = setUp();
  save.mockRejectedValue(lostCall());
  submit.mockRejectedValueOnce(lostCall());
  outbox.edit(rate('humility', 3));
  await expect(outbox.submit()).rejects.toThrow('Failed to fetch');
  await vi.waitFor(() => expect(stored.value.unsent?.answers.ratings).toEqual({ humility: 3 }));
  expect(outbox.view().answers.ratings).toEqual({ humility: 3 });
});

describe('withdrawing', () => {
  test('leaves nothing in the browser', async () => {
    const { outbox, stored, save } = setUp({ ratings: { humility: 4 }, texts: noTexts });
    outbox.edit(rate('humility', 3));
    await outbox.close(() => Promise.resolve());
    expect(outbox.view().answers).toEqual({ ratings: {}, texts: noTexts });
    expect(stored.value).toEqual(nothingStored);
    await outbox.send();
    expect(save).not.toHaveBeenCalled();
  });

  test('changes nothing if the server cannot be reached', async () => {
    const { outbox } = setUp({ ratings: { humility: 4 }, texts: noTexts });
    await expect(outbox.close(() => Promise.reject(lostCall()))).rejects.toThrow('Failed to fetch');
    expect(outbox.view().answers.ratings).toEqual({ humility: 4 });
  });
});
