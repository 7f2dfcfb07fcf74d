/** Why nobody answered, in words for the office. Neither names the address: it may hold a secret. */
export class NotDelivered extends Error {
  override name = 'NotDelivered';
}

const byCode: Record<string, string> = {
  ENOTFOUND: 'The host name of the receiver does not exist.',
  ENODATA: 'The host name of the receiver has no address.',
  EAI_AGAIN: 'The host name of the receiver could not be looked up.',
  ECONNREFUSED: 'The receiver refused the connection.',
  ECONNRESET: 'The receiver closed the connection without an answer.',
  EPIPE: 'The receiver closed the connection without an answer.',
  ENETUNREACH: 'There is no route to the receiver.',
  EHOSTUNREACH: 'There is no route to the receiver.',
  ETIMEDOUT: 'The receiver cannot be reached.',
};

/** What an error of the connection means. */
export function asNotDelivered(error: unknown): NotDelivered {
  if (error instanceof NotDelivered) return error;
  const { code = '' } = (error instanceof AggregateError ? error.errors[0] : error) as {
    code?: string;
  };
  const told =
    byCode[code] ??
    (/CERT|^ERR_TLS|SELF_SIGNED|UNABLE_TO/.test(code)
      ? `The certificate of the receiver is not valid (${code}).`
      : `The receiver could not be reached (${code || 'unknown reason'}).`);
  return new NotDelivered(told, { cause: error });
}
