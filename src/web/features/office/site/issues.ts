import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '#server/router.ts';

const PREFIX = 'changes.';

/** What the service found wrong, by the place of the field. */
export function issuesOf(error: unknown): Record<string, string> {
  if (!(error instanceof TRPCClientError)) return {};
  const issues = (error as TRPCClientError<AppRouter>).data?.body.issues ?? [];
  return Object.fromEntries(
    issues
      .filter(({ path }) => path.startsWith(PREFIX))
      .map(({ path, message }) => [path.slice(PREFIX.length), capitalised(message)]),
  );
}

/** Of a field, or of a part of one that has no field of its own. */
export function errorAt(
  errors: Readonly<Record<string, string>>,
  place: string,
): string | undefined {
  const [, found] =
    Object.entries(errors).find(([path]) => path === place || path.startsWith(`${place}.`)) ?? [];
  return found;
}

const capitalised = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
