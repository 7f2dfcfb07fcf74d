import type { Page } from 'playwright-core';

interface KeptUnsaved<Response> {
  responses: Response[];
  /** Ratings of competencies that are half rated. */
  drafts: object[];
}

/** What the browser's database holds of an assessment and the service does not. */
export function keptUnsaved<Response>(
  page: Page,
  assessmentId: string,
): Promise<KeptUnsaved<Response>> {
  return page.evaluate(
    (id) =>
      new Promise<KeptUnsaved<Response>>((resolve, reject) => {
        const opening = indexedDB.open('ready-leader');
        opening.addEventListener('error', () => reject(opening.error as Error));
        opening.addEventListener('success', () => {
          const reading = opening.result
            .transaction('assessments')
            .objectStore('assessments')
            .get(id) as IDBRequest<{ unsaved?: KeptUnsaved<Response> } | undefined>;
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result?.unsaved ?? { responses: [], drafts: [] });
          });
        });
      }),
    assessmentId,
  );
}
