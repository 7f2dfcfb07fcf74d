import type { AssessmentTable } from './tables/assessment.table.ts';
import type { AuditEventTable } from './tables/audit-event.table.ts';
import type { ChatUsageTable } from './tables/chat-usage.table.ts';
import type { ConversationTable } from './tables/conversation.table.ts';
import type { MailAddressTable } from './tables/mail-address.table.ts';
import type { MailLinkTable } from './tables/mail-link.table.ts';
import type { MailTable } from './tables/mail.table.ts';
import type { MessageTable } from './tables/message.table.ts';
import type { ResponseTable } from './tables/response.table.ts';
import type { SessionTable } from './tables/session.table.ts';
import type { SignInTable } from './tables/sign-in.table.ts';
import type { UserTable } from './tables/user.table.ts';

/** Every table, as Kysely sees it. */
export interface Database {
  assessment: AssessmentTable;
  audit_event: AuditEventTable;
  response: ResponseTable;
  user: UserTable;
  session: SessionTable;
  sign_in: SignInTable;
  chat_usage: ChatUsageTable;
  conversation: ConversationTable;
  message: MessageTable;
  mail: MailTable;
  mail_link: MailLinkTable;
  mail_address: MailAddressTable;
}
