import { describe, expect, test } from 'vitest';
import { faultsOf, secret } from '#testing/settings.ts';

describe('an invalid configuration', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '8 0'],
    ['PUBLIC_URL', 'leaders.example.org'],
    ['PUBLIC_URL', 'ftp://leaders.example.org'],
    ['DATABASE_URL', 'mysql://localhost/leaders'],
    ['DATABASE_URL', 'postgres://one:5432,two:port/leaders'],
    ['DATABASE_URL', 'postgres:///leaders?host=one,two'],
    ['DATABASE_POOL_MAX', '0'],
    ['COOKIE_SECRET', 'only 31 characters, one too few'],
    ['BACKUP_RETENTION_DAYS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_MAX', '0'],
    ['REDIS_URL', 'http://cache.example.org'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['CHATBOT_ENABLED', 'yes'],
    ['CHATBOT_OPEN', 'TRUE'],
    ['ASSESSMENT_ENABLED', '2'],
    ['SHOP_URL', 'javascript:alert(1)'],
    ['SCHEDULER_EMBED_URL', '/schedule'],
    ['PRIVACY_URL', '/notice'],
    ['OIDC_ISSUER', 'id'],
    ['OIDC_ISSUER', 'http://id.example.org'],
    ['OIDC_ISSUER', 'http://localhost.example.org'],
    ['CHAT_API_URL', 'chat'],
    ['CHAT_DAILY_TOKENS', '0'],
    ['CHAT_DAILY_TOKENS_PER_PERSON', 'much'],
    ['SMTP_URL', 'smtp.example.org'],
    ['SMTP_URL', 'https://smtp.example.org'],
    ['MAIL_FROM', 'Ready Leader'],
    ['MAIL_FROM', 'a@example.org, b@example.org'],
    ['MAIL_REPLY_TO', 'no address'],
    ['MAIL_WEBHOOK_SECRET', 'whsec_short'],
    ['SCHEDULER_WEBHOOK_SECRET', 'whsec_short'],
    ['FIND_RESULTS', 'no'],
  ])('names the variable: %s=%s', (name, value) => {
    const [first] = faultsOf({ COOKIE_SECRET: secret, [name]: value });
    expect(first).toMatch(new RegExp(`^${name} must `));
  });

  test('lists all faults at once', () => {
    const faults = faultsOf({
      PORT: 'eighty',
      LOG_LEVEL: 'loud',
      SHOP_URL: 'shop',
      DATABASE_URL: 'postgres://localhost/leaders',
      OIDC_ISSUER: 'https://id.example.org',
      CHAT_MODEL: 'large',
    });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'PORT',
      'LOG_LEVEL',
      'SHOP_URL',
      'COOKIE_SECRET',
      'OIDC_CLIENT_ID',
      'CHAT_API_URL',
    ]);
  });

  test('never repeats a secret', () => {
    const text = faultsOf({
      COOKIE_SECRET: 'too short a secret',
      DATABASE_URL: 'mysql://user:password@db/leaders',
      CHAT_API_KEY: 'key-of-the-chat',
    }).join('\n');
    expect(text).not.toMatch(/too short a secret|password|key-of-the-chat/);
  });

  test.each([
    [{ FIND_RESULTS: 'mail' }, 'FIND_RESULTS=mail'],
    [{ MAIL_REPLY_TO: 'a@example.org' }, 'MAIL_REPLY_TO'],
    [{ MAIL_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }, 'MAIL_WEBHOOK_SECRET'],
  ])('reports a setting that needs mail: %j', (environment: Record<string, string>, name) => {
    expect(faultsOf({ COOKIE_SECRET: secret, ...environment })).toEqual([`${name} needs SMTP_URL`]);
  });

  test.each([
    [{ SMTP_URL: 'smtp://smtp.example.org' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@example.org' }, 'SMTP_URL'],
    [{ OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'x' }, 'OIDC_CLIENT_SECRET'],
    [{ OIDC_CLIENT_SECRET: 'x' }, 'OIDC_ISSUER and OIDC_CLIENT_ID'],
    [{ OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID and'],
    [{ CHAT_API_URL: 'https://chat.example.org', CHAT_MODEL: 'x' }, 'CHAT_API_KEY'],
  ])('reports an incomplete group: %j', (environment: Record<string, string>, missing) => {
    const faults = faultsOf({ COOKIE_SECRET: secret, ...environment });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`${missing} `);
    expect(faults[0]).toContain('must be set too');
  });
});
