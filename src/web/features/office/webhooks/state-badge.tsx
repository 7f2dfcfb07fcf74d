import type { DeliveryState } from '#domain/webhook.ts';
import { Badge } from '#web/ui/badge.tsx';
import { stateWords } from './words.ts';

const tones = { waiting: 'yellow', delivered: 'green', failed: 'red' } as const;

export const StateBadge = ({ state }: { state: DeliveryState }) => (
  <Badge tone={tones[state]}>{stateWords[state]}</Badge>
);
