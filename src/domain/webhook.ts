/** What the practice's other programs can be told of. */
export const webhookEvents = [
  'assessment.started',
  'assessment.completed',
  'email.given',
  'person.erased',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent when the owner asks for it, to whatever endpoint. */
export const TEST_EVENT = 'webhook.test';

/** `failed`: tried for days, or not to be tried any more. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * Who switched an endpoint off. `gone`: it said so itself (410). `failing`: nothing was delivered for
 * days. `unreadable`: its secret was sealed with another COOKIE_SECRET.
 */
export const endpointOff = ['office', 'gone', 'failing', 'unreadable'] as const;
export type EndpointOff = (typeof endpointOff)[number];

export const MAX_ENDPOINTS = 10;
export const WEBHOOK_URL_MAX_LENGTH = 2000;
/** How long a secret goes on signing after it was replaced. */
export const SECRET_OVERLAP_HOURS = 24;

const LOWEST_FREE_PORT = 1024;

/**
 * What is wrong with an address to send to, as far as it can be seen by looking at it; null when it is
 * fine. Where it leads to is asked when something is sent.
 */
export function webhookUrlProblem(text: string, allowLoopback = false): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return 'Please enter an address';
  if (trimmed.length > WEBHOOK_URL_MAX_LENGTH) {
    return `An address can have at most ${WEBHOOK_URL_MAX_LENGTH} characters`;
  }
  if (!URL.canParse(trimmed))
    return 'Please enter a full address, like https://hooks.example.com/in';
  const url = new URL(trimmed);
  const isOwnMachine = allowLoopback && isLoopbackName(url.hostname);
  if (url.protocol !== 'https:' && !(isOwnMachine && url.protocol === 'http:')) {
    return 'The address must begin with https://';
  }
  if (url.username !== '' || url.password !== '') {
    return 'The address must not contain a user or password: the signature shows who sends';
  }
  if (isOwnMachine) return null;
  if (url.port !== '' && Number(url.port) < LOWEST_FREE_PORT) {
    return 'The port must be 443 or at least 1024';
  }
  if (!isPublicName(url.hostname)) return 'The address must be on the public internet';
  return null;
}

/** As a URL has it: whatever form an IPv4 address was written in, it has four numbers there. */
function isLoopbackName(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    (hostname.startsWith('127.') && /\.\d+$/.test(hostname))
  );
}

const innerNames = [
  'localhost',
  'local',
  'internal',
  'lan',
  'home.arpa',
  'invalid',
  'test',
  'onion',
];

/** Names that no public resolver knows are not worth an attempt. */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  if (name.startsWith('[')) return true;
  return (
    name.includes('.') && !innerNames.some((inner) => name === inner || name.endsWith(`.${inner}`))
  );
}

export const DELIVERIES_PER_PAGE = 25;
/** Whoever looks for what is older filters. */
export const MAX_DELIVERIES_PAGE = 1000;
