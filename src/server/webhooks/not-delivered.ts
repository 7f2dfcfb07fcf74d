/** Why a delivery failed, in words for the office. Never names the address, which may contain a secret. */
export class NotDelivered extends Error {
  override name = 'NotDelivered';
}

const byCode: Record<string, string> = {
  ENOTFOUND: 'The name of the receiver is not known.',
  ENODATA: 'The name of the receiver leads nowhere.',
  EAI_AGAIN: 'The name of the receiver could not be looked up just now.',
  ECONNREFUSED: 'Nothing listens at the address of the receiver.',
  ECONNRESET: 'The receiver closed the connection without an answer.',
  EPIPE: 'The receiver closed the connection without an answer.',
  ENETUNREACH: 'No way leads to the receiver.',
  EHOSTUNREACH: 'No way leads to the receiver.',
  ETIMEDOUT: 'The receiver cannot be reached.',
};

/** Translates a connection error. */
export function asNotDelivered(error: unknown): NotDelivered {
  if (error instanceof NotDelivered) return error;
  const { code = '' } = (error instanceof AggregateError ? error.errors[0] : error) as {
    code?: string;
  };
  const told =
    byCode[code] ??
    (/CERT|^ERR_TLS|SELF_SIGNED|UNABLE_TO/.test(code)
      ? `The certificate of the receiver is not valid (${code}).`
      : `The receiver could not be asked (${code || 'for a reason that is not known'}).`);
  return new NotDelivered(told, { cause: error });
}
