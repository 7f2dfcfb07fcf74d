/** Sent on request, to any endpoint. */
export const TEST_EVENT = 'webhook.test';

/** `failed`: attempted for days, or not to be attempted again. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * Why an endpoint is paused. `gone`: it answered 410. `failing`: no delivery succeeded for days. `unreadable`:
 * its secret was encrypted with another COOKIE_SECRET.
 */
export const endpointOff = ['office', 'gone', 'failing', 'unreadable'] as const;
export type EndpointOff = (typeof endpointOff)[number];

export const MAX_ENDPOINTS = 10;
export const WEBHOOK_URL_MAX_LENGTH = 2000;
/** How long a replaced secret keeps signing. */
export const SECRET_OVERLAP_HOURS = 24;

const LOWEST_FREE_PORT = 1024;

/**
 * The problem of an endpoint's address, as far as its text shows; null if it is valid. The target
 * is checked when something is sent.
 */
export function webhookUrlProblem(text: string, allowLoopback = false): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return 'Please enter a URL.';
  if (trimmed.length > WEBHOOK_URL_MAX_LENGTH) {
    return `A URL can have at most ${WEBHOOK_URL_MAX_LENGTH} characters.`;
  }
  if (!URL.canParse(trimmed)) return 'Please enter a full URL, like https://hooks.example.com/in.';
  const url = new URL(trimmed);
  const isOwnMachine = allowLoopback && isLoopbackName(url.hostname);
  if (url.protocol !== 'https:' && !(isOwnMachine && url.protocol === 'http:')) {
    return 'The URL must begin with https://.';
  }
  if (url.username !== '' || url.password !== '') {
    return 'The URL must not contain a user or password: the signature shows who sends.';
  }
  if (isOwnMachine) return null;
  if (url.port !== '' && Number(url.port) < LOWEST_FREE_PORT) {
    return 'The port must be 443 or at least 1024.';
  }
  if (!isPublicName(url.hostname)) return 'The URL must be on the public internet.';
  return null;
}

/** In a URL, an IPv4 address always has four decimal numbers, however it was typed. */
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

/** Names that no public resolver knows. */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  if (name.startsWith('[')) return true;
  return (
    name.includes('.') && !innerNames.some((inner) => name === inner || name.endsWith(`.${inner}`))
  );
}

export const DELIVERIES_PER_PAGE = 25;
/** To see older deliveries, use the filter. */
export const MAX_DELIVERIES_PAGE = 1000;
