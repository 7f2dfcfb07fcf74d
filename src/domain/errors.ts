/** The errors that a caller can get. The server maps each code to one HTTP status. */
export type AppErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_MANY_REQUESTS'
  | 'BAD_GATEWAY'
  | 'SERVICE_UNAVAILABLE';

/** An error whose message is shown to the user: what is wrong, what to do. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: AppErrorCode, message: string, retryAfter?: number, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export const conflict = (message: string) => new AppError('CONFLICT', message);
