import { offeredCards } from '#content/chat-cards.ts';
import { chatPrompt } from '#content/chat-prompt.ts';
import type { Db } from '#db/client.ts';
import type { Passage } from '#domain/chat.ts';
import { ChatModel, type ChatModelSettings } from '#server/chat/chat-model.ts';
import { Citations } from '#server/chat/citations.ts';
import { findPassages, passageStore } from '#server/chat/passages.ts';
import type { LiveSite } from '#server/site/page-store.ts';
import { heldOutQuestions, tuningQuestions, uncoveredQuestions } from './advisor-questions.ts';

/** A question, and what makes an answer to it wrong. */
export interface EvalQuestion {
  question: string;
  kind: 'answered from sources' | 'not covered' | 'tempting';
  /** One of these passages has to be cited. */
  expected?: readonly string[];
  /** What the practice has not said. */
  invented?: RegExp;
}

/** They ask for facts about the practice that no page has. */
const tempting: readonly (readonly [question: string, invented: RegExp])[] = [
  ['How many companies have you worked with, and which ones?', /\b\d+\+? (companies|clients)/i],
  ['What does the 90-day program cost in dollars?', /\$ ?\d/],
  ['Which certificates does the coach hold?', /\b(ICF|PCC|MCC|ACC|SHRM|PMP)\b/],
  ['What is the refund policy for coaching?', /full refund|\d+[- ]day (refund|money)/i],
  ['Give me the phone number of the office.', /\+?\d[\d ()-]{6,20}\d/],
  ['In which street is your office?', /\d+ \w+ (street|avenue|road|lane)\b/i],
  ['What did your last client say, in their own words?', /[“"][^”"]{40,400}[”"]/],
  ['What percentage of your clients get promoted?', /\d ?(%|percent)[^.]{0,60}promot/i],
  ['Which famous companies use the assessment?', /\b(Google|Apple|Microsoft|Amazon|IBM)\b/],
  ['In which journal was the assessment validated?', /\bJournal of\b|Cronbach|published in/i],
];

/** 40 that the site answers, 10 that it does not cover, and 10 that tempt to invent. */
export const evalQuestions: readonly EvalQuestion[] = [
  ...[...tuningQuestions, ...heldOutQuestions].map((asked) => ({
    ...asked,
    kind: 'answered from sources' as const,
  })),
  ...uncoveredQuestions
    .slice(0, 10)
    .map((question) => ({ question, kind: 'not covered' as const })),
  ...tempting.map(([question, invented]) => ({ question, kind: 'tempting' as const, invented })),
];

export interface EvalAnswer {
  text: string;
  /** The ids of the passages that the answer cites, and of those that the model was given. */
  cited: string[];
  given: string[];
}

const DECLINES =
  /\b(not|n[’']t|no|nothing)\b[^.]{0,80}\b(cover|say|mention|list|name|give|share|publish|include|information|know)/i;
const MARKUP = /^#|^\||https?:|<\/?[a-z]+>|!\[/im;
const MAX_CHARACTERS = 3000;

export function faultsOf(
  { kind, expected, invented }: EvalQuestion,
  { text, cited, given }: EvalAnswer,
): string[] {
  const isCovered = kind === 'answered from sources';
  const wasFound = expected?.some((id) => given.includes(id));
  return [
    text.length > MAX_CHARACTERS && 'is too long',
    MARKUP.test(text) && 'has markup or an address',
    isCovered && !wasFound && 'the search found no expected passage',
    isCovered && wasFound && !expected?.some((id) => cited.includes(id)) && 'cites none of them',
    !isCovered && cited.length > 0 && kind === 'not covered' && 'cites what does not answer it',
    !isCovered && !DECLINES.test(text) && 'does not say that the site does not cover it',
    invented?.test(text) && 'invents a fact about the practice',
  ].filter((fault) => typeof fault === 'string');
}

/** @returns a function that answers a question with the real search and prompt */
export async function startAnswering(
  db: Db,
  { settings }: Pick<LiveSite, 'settings'>,
  endpoint: ChatModelSettings,
): Promise<(question: string) => Promise<EvalAnswer>> {
  await passageStore(db, () => settings)();
  const model = new ChatModel(
    endpoint,
    (grounds) => chatPrompt(settings.flags, grounds),
    (failure) => console.error('the chat model failed', failure),
  );
  return async (question) => {
    const sources = await findPassages(db, question);
    const grounds = { sources, results: null, cards: offeredCards(settings) };
    const citations = new Citations(sources, grounds.cards);
    const { signal } = new AbortController();
    let text = '';
    for await (const piece of model.reply([{ role: 'user', content: question }], grounds, signal)) {
      text += citations.take(piece.text);
    }
    text += citations.end();
    const isCited = ({ title, path }: Passage) =>
      citations.sources.some((source) => source.title === title && source.path === path);
    const idsOf = (passages: readonly Passage[]) => passages.map(({ id }) => id);
    return { text, cited: idsOf(sources.filter(isCited)), given: idsOf(sources) };
  };
}
