import { expect, test } from 'vitest';
import { emailUse } from './email-use.ts';

test.each(['results', 'progress'] as const)(
  'where an address opens results by itself, its field says so (%s)',
  (use) => {
    const listed = 'Anyone who knows the address can open your results.';
    for (const sendsMail of [true, false]) {
      expect(emailUse[use]({ sendsMail, findResults: 'list' })).toContain(listed);
      expect(emailUse[use]({ sendsMail, findResults: 'mail' })).not.toContain(listed);
    }
  },
);
