import type { Db } from '#db/client.ts';
import type { MailKind } from '#domain/mail.ts';

export interface QueuedMail {
  kind: MailKind;
  address: string;
  /** The assessment that the mail is about; null for everything under the address. */
  assessmentId: string | null;
  /** The invitation to give feedback that it is about. */
  invitationId?: string;
  /** The encrypted token that its link has. */
  sealedToken?: Buffer;
}

/** Call it in the transaction that causes the mail, so that both happen or neither. */
export type EnqueueMail = (db: Db, mail: QueuedMail) => Promise<void>;

declare module '#server/api/services.ts' {
  interface Services {
    /** Undefined if no mail is sent. */
    enqueueMail: EnqueueMail | undefined;
  }
}
