/** An error whose message tells the operator everything; others are bugs, and need their stack. */
export class OperatorError extends Error {}

const sentences: Record<string, (error: NodeJS.ErrnoException & { port?: number }) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use by another program. Stop that program, or choose another port (PORT; for metrics METRICS_PORT).`,
  EADDRNOTAVAIL: () => 'This machine does not have the address to listen at. Change it (HOST).',
  EACCES: ({ path, port }) =>
    path === undefined
      ? `Port ${port} needs the rights of an administrator. Choose one above 1023 (PORT).`
      : `${path} cannot be read or written by this user.`,
  ENOENT: ({ path }) => `${path} does not exist.`,
  EISDIR: ({ path }) => `${path ?? 'This path'} is a folder. Name a file.`,
  ENOTDIR: ({ path }) => `${path} is not in a folder.`,
  ENOSPC: () => 'The disk is full. Free some space.',
  EROFS: ({ path }) => `${path} is on a disk that cannot be written.`,
};

/** One sentence for the operator; undefined for a bug. */
export function operatorMessage(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return error instanceof Error &&
    /^(listen|open|mkdir|read|write|rename|unlink)$/.test(syscall ?? '')
    ? sentences[code]?.(error)
    : undefined;
}
