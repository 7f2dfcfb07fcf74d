import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export interface Received {
  id: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (response: ServerResponse, received: Received) => void;

export interface WebhookReceiver {
  url: string;
  port: number;
  received: Received[];
  /** Sets the response from now on; a number is a status without a body. */
  answer: (answer: number | Answer) => void;
  close: () => Promise<void>;
}

/** A webhook receiver on a real port that accepts every request. */
export async function startReceiver({
  tls = false,
  host = '127.0.0.1',
  port = 0,
} = {}): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let answer: Answer = (response) => response.writeHead(204).end();
  const take = async (request: http.IncomingMessage, response: ServerResponse) => {
    const { headers, url = '' } = request;
    const id = String(headers['webhook-id']);
    const message = { id, path: url, headers, body: await text(request) };
    received.push(message);
    answer(response, message);
  };
  const listener: http.RequestListener = (request, response) => void take(request, response);
  const server = tls
    ? https.createServer(receiverCertificate, listener)
    : http.createServer(listener);
  await once(server.listen(port, host), 'listening');
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http${tls ? 's' : ''}://${host}:${bound}/hooks`,
    port: bound,
    received,
    answer: (next) => {
      answer = typeof next === 'number' ? (response) => void response.writeHead(next).end() : next;
    },
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

export interface EventMessage {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/** Verifies a delivery with the Standard Webhooks library. @throws if the signature does not match */
export const verified = ({ body, headers }: Received, secret: string): EventMessage =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as EventMessage;

/** A self-signed certificate of `hooks.practice.example`, for tests only. */
export const receiverCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgKnx7s3ywB0qJWW0q
0PiyKvyfknJZSyounxGtRBL1Qk6hRANCAASQX3arA/cui5l9WVkSVbk+4ElW+3IB
akwNatW9c4xqcSR/lvWR27EWV0Cx+8IlMGUcNGHJ7825NuwuRvmmICLJ
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBvDCCAWKgAwIBAgIUUjSV0PuiUkJM77x3ZI97z/BgD6cwCgYIKoZIzj0EAwIw
ITEfMB0GA1UEAwwWaG9va3MucHJhY3RpY2UuZXhhbXBsZTAgFw0yNjExMjIwNzEz
MjNaGA8yMTI2MTAyOTA3MTMyM1owITEfMB0GA1UEAwwWaG9va3MucHJhY3RpY2Uu
ZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABJBfdqsD9y6LmX1ZWRJV
uT7gSVb7cgFqTA1q1b1zjGpxJH+W9ZHbsRZXQLH7wiUwZRw0Ycnvzbk27C5G+aYg
IsmjdjB0MB0GA1UdDgQWBBQ9UEbWIDJAma2XS2+mjFID9Nv40zAfBgNVHSMEGDAW
gBQ9UEbWIDJAma2XS2+mjFID9Nv40zAPBgNVHRMBAf8EBTADAQH/MCEGA1UdEQQa
MBiCFmhvb2tzLnByYWN0aWNlLmV4YW1wbGUwCgYIKoZIzj0EAwIDSAAwRQIgC9rW
Hudxqs22XrKrSsLU7k+xcgiXBXF0DHyCex15u6MCIQDrZtUKTglkJt0VcEvn1VaP
x3O+Fk4F7iIgBqHVd/OO5Q==
-----END CERTIFICATE-----
`,
};
