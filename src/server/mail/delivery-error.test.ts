import { expect, test } from 'vitest';
import { DeliveryError, type SmtpFailure } from './transport.ts';

const answer = (command: string, response: string): SmtpFailure => ({
  code: 'EENVELOPE',
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
  permanent: /^5(?!03)/.test(response),
});

test.each<[failure: SmtpFailure, fate: string, isOurFault: boolean]>([
  [answer('RCPT TO', '550 5.1.1 <ada@example.com>: no such user'), 'address refused', false],
  [answer('RCPT TO', '550 No such user ada@example.com'), 'address refused', false],
  [answer('RCPT TO', '552 5.2.2 mailbox of ada@example.com full'), 'address refused', false],
  [answer('DATA', '554 refused'), 'address refused', false],
  [answer('DATA', '554 5.7.1 looks like spam'), 'mail refused', false],
  [answer('DATA', '552 5.3.4 too large'), 'mail refused', false],
  [answer('RCPT TO', '450 4.2.0 greylisted'), 'later', false],
  [answer('DATA', '451 try later'), 'later', false],
  [answer('CONN', '421 too busy'), 'later', false],
  [answer('CONN', '554 no service for you'), 'later', true],
  [answer('AUTH PLAIN', '535 5.7.8 wrong password'), 'later', true],
  [answer('MAIL FROM', '550 5.7.1 not your domain'), 'later', true],
  [answer('RCPT TO', '554 5.7.1 relay access denied'), 'later', true],
  [answer('RCPT TO', '503 wrong order'), 'later', false],
  [{ code: 'EAUTH', command: 'API' }, 'later', true],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'later', false],
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }, 'later', false],
  [{ code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED', command: 'CONN' }, 'later', true],
  [{}, 'later', false],
])('classifies %j', (failure, fate, isOurFault) => {
  const error = new DeliveryError(failure);
  expect([error.fate, error.isOurFault]).toEqual([fate, isOurFault]);
  expect(error.message).not.toMatch(/ada|user|spam|refused/);
});

test.each<[failure: SmtpFailure, isCertain: boolean]>([
  [answer('DATA', '451 try later'), true],
  [{ code: 'EDNS' }, true],
  [{ code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }, true],
  [{ code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' }, false],
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, true],
  [{ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, true],
  [{ code: 'ESOCKET', originalCode: 'ECONNRESET' }, false],
  [{ code: 'ECONNECTION', command: 'CONN' }, false],
  [{ code: 'EABORT' }, false],
])('%j: certainly not delivered: %s', (failure, isCertain) => {
  expect(new DeliveryError(failure).isCertain).toBe(isCertain);
});

test("reports the server's answer in numbers only", () => {
  expect(new DeliveryError(answer('RCPT TO', '550-5.1.1 a\n550 5.1.1 b')).message).toBe(
    'the mail was not accepted: 550 5.1.1 at RCPT TO',
  );
  expect(new DeliveryError({ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }).message).toBe(
    'the mail was not accepted: ECONNREFUSED',
  );
});
