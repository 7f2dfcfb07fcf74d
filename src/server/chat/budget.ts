export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

const CHARACTERS_PER_TOKEN = 4;
/** The overhead of a turn. */
const TOKENS_PER_TURN = 4;

/** An estimate, since each model counts in its own way. */
export const tokensIn = (text: string) => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

/**
 * The newest turns that fit, always with the last one. They begin with the user's and alternate:
 * consecutive turns of one side become one, since some models accept nothing else.
 * @param turns oldest first
 */
export function withinBudget(turns: readonly Turn[], maxTokens: number): Turn[] {
  const kept: Turn[] = [];
  let tokens = 0;
  for (const turn of turns.toReversed()) {
    tokens += tokensIn(turn.content) + TOKENS_PER_TURN;
    if (tokens > maxTokens && kept.length > 0) break;
    const next = kept[0];
    if (next?.role === turn.role) {
      kept[0] = { role: turn.role, content: `${turn.content}\n\n${next.content}` };
    } else {
      kept.unshift({ role: turn.role, content: turn.content });
    }
  }
  return kept[0]?.role === 'assistant' ? kept.slice(1) : kept;
}
