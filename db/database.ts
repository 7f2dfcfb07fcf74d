import type {
  AssessmentTable,
  PastAssessmentTable,
  RatingDueTable,
  RatingSumTable,
  ResponseTable,
} from './tables/assessment.tables.ts';
import type { SessionTable, SignInTable, UserTable } from './tables/auth.tables.ts';
import type {
  ChatResultsTable,
  ChatSiteUsageTable,
  ChatUsageTable,
  ConversationTable,
  MessageTable,
  PassageTable,
} from './tables/chat.tables.ts';
import type * as feedback from './tables/feedback.tables.ts';
import type {
  AddressMarkTable,
  MailCountTable,
  MailLinkTable,
  MailTable,
} from './tables/mail.tables.ts';
import type { NormSnapshotTable } from './tables/norms.tables.ts';
import type {
  AuditEventTable,
  BookingTable,
  ContactTable,
  OfficeEventTable,
} from './tables/office.tables.ts';
import type { PlanTable } from './tables/plan.tables.ts';
import type { SiteImageTable, SiteVersionTable } from './tables/settings.tables.ts';
import type { ShareLinkTable } from './tables/sharing.tables.ts';
import type { CountedTable, VisitSumTable } from './tables/visits.tables.ts';
import type { WebhookDeliveryTable, WebhookEndpointTable } from './tables/webhooks.tables.ts';

export interface Database {
  assessment: AssessmentTable;
  audit_event: AuditEventTable;
  response: ResponseTable;
  plan: PlanTable;
  share_link: ShareLinkTable;
  feedback_round: feedback.FeedbackRoundTable;
  feedback_invitation: feedback.FeedbackInvitationTable;
  feedback_form: feedback.FeedbackFormTable;
  feedback_result: feedback.FeedbackResultTable;
  feedback_count: feedback.FeedbackCountTable;
  user: UserTable;
  session: SessionTable;
  sign_in: SignInTable;
  chat_usage: ChatUsageTable;
  chat_results: ChatResultsTable;
  chat_site_usage: ChatSiteUsageTable;
  conversation: ConversationTable;
  message: MessageTable;
  passage: PassageTable;
  mail: MailTable;
  mail_link: MailLinkTable;
  address_mark: AddressMarkTable;
  mail_count: MailCountTable;
  contact: ContactTable;
  office_event: OfficeEventTable;
  visit_sum: VisitSumTable;
  counted: CountedTable;
  booking: BookingTable;
  past_assessment: PastAssessmentTable;
  rating_sum: RatingSumTable;
  rating_due: RatingDueTable;
  norm_snapshot: NormSnapshotTable;
  webhook_endpoint: WebhookEndpointTable;
  webhook_delivery: WebhookDeliveryTable;
  site_version: SiteVersionTable;
  site_image: SiteImageTable;
}
