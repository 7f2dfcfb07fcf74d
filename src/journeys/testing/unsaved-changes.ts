import { saveAnswers } from '#testing/browser/earlier-visit.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button } from '#testing/browser/assessment.ts';
import { eventually } from '#testing/browser/journey.ts';
import type { Visitor } from '#testing/browser/visitor.ts';

interface UnsavedChanges<Response> {
  responses: Response[];
  /** Ratings of competencies with one of two statements rated. */
  drafts: object[];
  /** The visitor's position, until the server has it. */
  position: object | null;
}

/** The changes of an assessment that the browser has not yet saved to the server. */
export function unsavedChanges<Response>(
  page: Page,
  assessmentId: string,
): Promise<UnsavedChanges<Response>> {
  return page.evaluate(
    (id) =>
      new Promise<UnsavedChanges<Response>>((resolve, reject) => {
        const opening = indexedDB.open('ready-leader');
        opening.addEventListener('error', () => reject(opening.error as Error));
        opening.addEventListener('success', () => {
          const reading = opening.result
            .transaction('assessments')
            .objectStore('assessments')
            .get(id) as IDBRequest<{ unsaved?: UnsavedChanges<Response> } | undefined>;
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result?.unsaved ?? { responses: [], drafts: [], position: null });
          });
        });
      }),
    assessmentId,
  );
}

/**
 * Waits until the server has all ratings and this position, so that the page has nothing left to send that
 * could arrive later.
 */
export async function seeSaved(
  { page, site }: Visitor,
  assessmentId: string,
  position: number,
): Promise<void> {
  await eventually(async () => {
    const { responses, position: unsent } = await unsavedChanges(page, assessmentId);
    expect({ responses, unsent }).toEqual({ responses: [], unsent: null });
    const stored = await site.db
      .selectFrom('assessment')
      .select('current_question_index')
      .where('id', '=', assessmentId)
      .executeTakeFirstOrThrow();
    expect(stored.current_question_index).toBe(position);
  });
}

/** Rates the competencies from one position (from 0) up to another, as another page would, and reloads this one. */
export async function continuesElsewhere(
  me: Visitor,
  assessmentId: string,
  from: number,
  to: number,
): Promise<void> {
  // A position that this page has not sent would win.
  await seeSaved(me, assessmentId, from);
  await saveAnswers(me.context.request, assessmentId, from, to);
  await me.page.reload();
}

/**
 * Presses "Try again" once the server is back, unless the page has tried again by itself: the button
 * is gone then.
 */
export async function tryAgain(page: Page): Promise<void> {
  await button(page, 'Try Again').evaluateAll((shown: HTMLElement[]) =>
    shown.forEach((each) => each.click()),
  );
}
