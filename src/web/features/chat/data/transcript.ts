import { chat } from '#content/chat.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { plainText } from './answer-parts.ts';
import type { Message, Source } from './exchange.ts';

/** The addresses of the sources, which other programs can open. */
function listOf(sources: readonly Source[], mark: (number: number) => string): string {
  const lines = sources.map(
    ({ title, path }, at) =>
      `${mark(at + 1)} ${title}: ${new URL(path, window.location.origin).href}`,
  );
  return [`${chat.labels.sources}:`, ...lines].join('\n');
}

export function asText({ content, sources = [] }: Message): string {
  const mark = (number: number) => `[${number}]`;
  const text = plainText(content, sources.length, mark);
  return sources.length === 0 ? text : `${text}\n\n${listOf(sources, mark)}`;
}

/** No link, image, or HTML of its own: a viewer of the file would load what an image names. */
const escaped = (text: string) => text.replaceAll(/[\\<[\]]/g, String.raw`\$&`);

export function asMarkdown(title: string, messages: readonly Message[]): string {
  const { you, assistant } = chat.labels;
  const parts = messages.map(({ role, content, status, sources = [] }) =>
    [
      `## ${role === 'user' ? you : assistant}`,
      escaped(content),
      ...(status === 'interrupted' ? [`_${chat.unfinished.interrupted}_`] : []),
      ...(sources.length > 0 ? [listOf(sources, (number) => `${number}.`)] : []),
    ].join('\n\n'),
  );
  return `${[`# ${escaped(title)}`, ...parts].join('\n\n')}\n`;
}

export function saveMarkdown(title: string, messages: readonly Message[]): void {
  const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  const content = asMarkdown(title, messages);
  saveFile(
    new Blob([content], { type: 'text/markdown;charset=utf-8' }),
    `${name || 'conversation'}.md`,
  );
}
