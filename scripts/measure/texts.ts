import { firstQuestions } from '#content/coach-questions.ts';
import { levelWordsFor } from '#content/level-words.ts';
import { planSuggestions } from '#content/plan-suggestions.ts';
import { profileText } from '#content/profile.ts';
import { competencies } from '#domain/competencies.ts';
import { profiles } from '#domain/testing/profiles.ts';
import { response } from '#domain/testing/responses.ts';

/* What results say, in a row, to be read aloud after a change. */
for (const profile of profiles) {
  const { headline, text } = profileText(profile);
  console.log(`${Object.values(profile).join(', ')}\n  ${headline}\n  ${text}\n`);
}
for (const { id, name } of competencies) {
  const lines = [
    ...[1, 2, 3].map((level) => `${level}.0: ${levelWordsFor(id, level)}.`),
    `First step: ${planSuggestions[id].actions[30]}`,
    `Ask first: ${firstQuestions([response(id, 2)])[0]!.question}`,
  ];
  console.log(`${name}\n  ${lines.join('\n  ')}\n`);
}
