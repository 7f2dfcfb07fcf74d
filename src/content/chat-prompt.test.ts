import { expect, test } from 'vitest';
import { chatPrompt } from './chat-prompt.ts';
import type { FeatureFlags } from './site-settings.ts';

const flags: FeatureFlags = {
  chatbotEnabled: true,
  chatbotOpen: true,
  productsEnabled: true,
  shopEnabled: true,
  assessmentEnabled: true,
};
const way = /\/assessment(?!\/)/;

test('the model sends people to the assessment only while it is open', () => {
  expect(chatPrompt(flags)).toMatch(way);
  const closed = chatPrompt({ ...flags, assessmentEnabled: false });
  expect(closed).not.toMatch(way);
  expect(closed).toContain('closed for now');
});
