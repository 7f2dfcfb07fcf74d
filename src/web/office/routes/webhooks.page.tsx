import { Webhooks } from '#web/features/office/webhooks/webhooks.tsx';

export function WebhooksPage() {
  return <Webhooks />;
}
