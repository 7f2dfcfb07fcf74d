import { expect, test, vi } from 'vitest';
import { AnswerQueue, type Answer } from './answer-queue.ts';

const answer = (competencyId: string, question1Rating: Answer['question1Rating'] = 3): Answer => ({
  competencyId,
  category: 'Follow Through & Output',
  question1Rating,
  question2Rating: 4,
});

function setUp(stored: string | null = null) {
  const kept = { value: stored };
  const saveAnswer = vi.fn<(given: Answer) => Promise<void>>(() => Promise.resolve());
  const savePosition = vi.fn(() => Promise.resolve());
  const onAnswerFailed = vi.fn();
  const start = () =>
    new AnswerQueue({
      read: () => kept.value,
      write: (unsaved) => {
        kept.value = unsaved;
      },
      saveAnswer,
      savePosition,
      onAnswerFailed,
      onPositionFailed: vi.fn(),
    });
  return { queue: start(), start, kept, saveAnswer, savePosition, onAnswerFailed };
}

test('an answer stays known after it is saved, and nothing is kept for later', async () => {
  const { queue, kept, saveAnswer, savePosition } = setUp();
  queue.add(answer('accountability'), { currentQuestionIndex: 1 });
  expect(queue.state).toBe('saving');
  await queue.flush();
  expect(saveAnswer).toHaveBeenCalledExactlyOnceWith(answer('accountability'));
  expect(savePosition).toHaveBeenCalledExactlyOnceWith({ currentQuestionIndex: 1 });
  expect(queue.state).toBe('saved');
  expect(queue.answers).toEqual([answer('accountability')]);
  expect(kept.value).toBeNull();
});

test('answers are saved one after the other, then the last position', async () => {
  const { queue, saveAnswer, savePosition } = setUp();
  const order: string[] = [];
  saveAnswer.mockImplementation(async ({ competencyId }) => {
    await Promise.resolve();
    order.push(competencyId);
  });
  savePosition.mockImplementation(() => Promise.resolve(void order.push('position')));
  queue.add(answer('accountability'), { currentQuestionIndex: 1 });
  queue.add(answer('decision-making'), { currentQuestionIndex: 2 });
  await queue.flush();
  expect(order).toEqual(['accountability', 'decision-making', 'position']);
  expect(savePosition).toHaveBeenCalledExactlyOnceWith({ currentQuestionIndex: 2 });
});

test('an answer changed while its first form is being saved is saved again', async () => {
  const { queue, saveAnswer } = setUp();
  queue.add(answer('accountability', 2), { currentQuestionIndex: 1 });
  queue.add(answer('accountability', 5), { currentQuestionIndex: 1 });
  await queue.flush();
  expect(saveAnswer.mock.calls.map(([given]) => given.question1Rating)).toEqual([2, 5]);
  expect(queue.answers).toEqual([answer('accountability', 5)]);
});

test('what failed is reported, kept through a reload, and saved by the next try', async () => {
  const { queue, start, saveAnswer, onAnswerFailed } = setUp();
  saveAnswer.mockRejectedValueOnce(new Error('offline'));
  queue.add(answer('accountability'), { currentQuestionIndex: 1 });
  await queue.flush();
  expect(queue.state).toBe('failed');
  expect(onAnswerFailed).toHaveBeenCalledOnce();

  const reloaded = start();
  expect(reloaded.answers).toEqual([answer('accountability')]);
  expect(reloaded.position).toEqual({ currentQuestionIndex: 1 });
  await reloaded.flush();
  expect(reloaded.state).toBe('saved');
  expect(saveAnswer).toHaveBeenCalledTimes(2);
});

test('clearing waits for the save under way and forgets the rest', async () => {
  const { queue, saveAnswer, kept } = setUp();
  queue.add(answer('accountability'), { currentQuestionIndex: 1 });
  queue.add(answer('decision-making'), { currentQuestionIndex: 2 });
  await queue.clear();
  expect(saveAnswer).toHaveBeenCalledOnce();
  expect(queue.answers).toEqual([]);
  expect(queue.state).toBe('saved');
  expect(kept.value).toBeNull();
});

test('storage that holds something else is ignored', () => {
  expect(setUp('not json').queue.answers).toEqual([]);
  expect(setUp('{"answers":5}').queue.answers).toEqual([]);
});
