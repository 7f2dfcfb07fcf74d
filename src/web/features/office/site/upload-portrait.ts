import type { Portrait } from '#domain/site-settings.ts';

/** Of what the service takes. */
const MAX_BYTES = 8 * 1024 * 1024;

/** @throws Error whose message says what to do */
export async function uploadPortrait(file: File): Promise<{ portrait: string; shown: Portrait }> {
  // A connection that is refused in the middle says nothing.
  if (file.size > MAX_BYTES) {
    throw new Error('This image is over 8 MB. Choose a smaller one.');
  }
  const answer = await fetch('/api/office/portrait', { method: 'POST', body: file }).catch(() => {
    throw new Error('The upload failed. Check your connection, then try again.');
  });
  const body = (await answer.json().catch(() => ({}))) as { message?: string };
  if (!answer.ok) throw new Error(body.message ?? 'The upload failed. Please try again.');
  return body as { portrait: string; shown: Portrait };
}
