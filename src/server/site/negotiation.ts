export type Encoding = 'br' | 'gzip' | 'plain';

/** Does the caller have this version? A proxy that compresses marks the tag it hands on as weak. */
export function isHeld(etag: string, ifNoneMatch: string): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Browsers send few different headers: what was worked out for one is remembered. */
const encodings = new Map<string, Encoding>();
const MAX_REMEMBERED = 100;

export function encodingFor(accepted: string): Encoding {
  const known = encodings.get(accepted);
  if (known) return known;
  const encoding = takes(accepted, 'br') ? 'br' : takes(accepted, 'gzip') ? 'gzip' : 'plain';
  if (encodings.size < MAX_REMEMBERED) encodings.set(accepted, encoding);
  return encoding;
}

function takes(acceptEncoding: string, coding: string): boolean {
  return acceptEncoding.split(',').some((part) => {
    const [name, weight = 'q=1'] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === coding && weight.startsWith('q=') && Number(weight.slice(2)) > 0;
  });
}
