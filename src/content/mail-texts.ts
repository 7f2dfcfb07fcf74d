import { rowsOf, type Ranked } from '#domain/competency-ranking.ts';
import type { MailedResults, MailContent } from '#domain/mail.ts';
import { withLevel } from '#domain/levels.ts';
import { formatScore } from '#domain/score-format.ts';
import type { SiteSettings } from './site-settings.ts';
import {
  areaFigure,
  areaWord,
  mailLabels,
  mailTargets,
  mailWords,
  sender,
  stopLabel,
  unsubscribeUrl,
} from './mails.ts';
import { moreTied, noneStandsOut, tiedText } from './ranking.ts';

/** Some clients break longer lines badly. */
const LINE = 72;

/** The line above the link. The HTML part has a button instead. */
const leads: Record<MailContent['kind'], string> = {
  continue: 'To continue, open this link:',
  results: 'To see your results, open this link:',
  find: 'Open this link:',
  reminder: 'To continue, open this link:',
  retake: 'To retake it, open this link:',
  plan: 'To see your plan, open this link:',
  your_data: 'To see your data, open this link:',
  expiry: 'To see it, open this link:',
  feedback_confirm_full: 'To confirm your address and continue, open this link:',
  feedback_confirm_focus: 'To confirm your address and continue, open this link:',
  feedback_invitation: 'To answer or decline, open this link:',
  feedback_reminder: 'To answer or decline, open this link:',
  feedback_receipt: 'To change or withdraw your answers, open this link:',
  feedback_published: 'To see it, open this link:',
  feedback_too_few: 'To ask again, open this link:',
};

/** The text part of a mail: the same content as plain text. */
export function mailText(content: MailContent, settings: SiteSettings): string {
  const { headline, opening, closing, notYou, why } = mailWords(content, settings);
  const { main, other } = mailTargets(content, settings);
  const unsubscribe = unsubscribeUrl(content);
  return [
    underlined(headline),
    ...opening.map((text) => wrapped(text)),
    ...(content.kind === 'results' ? [overall(content.results)] : []),
    `${leads[content.kind]}\n${main}`,
    ...(other === null ? [] : [`${other.label}:\n${other.href}`]),
    ...(content.kind === 'results' ? detailBlocks(content.results) : []),
    ...closing.map((text) => wrapped(text)),
    wrapped(`${mailLabels.notYou} ${notYou}`),
    ...(unsubscribe === null ? [] : [`${stopLabel(content)}:\n${unsubscribe}`]),
    footer(why, settings),
  ]
    .join('\n\n')
    .concat('\n');
}

function underlined(title: string): string {
  return `${wrapped(title)}\n${'='.repeat(Math.min(title.length, LINE))}`;
}

function overall(results: MailedResults): string {
  return `${mailLabels.overall(results)}: ${formatScore(results.overallScore)} ${mailLabels.outOf(results)}`;
}

function detailBlocks({ areas, ranking }: MailedResults): string[] {
  const width = Math.max(...areas.map(({ name }) => name.length));
  const rows = areas.map(
    (area) => `  ${area.name.padEnd(width)}  ${areaFigure(area).padStart(3)}  ${areaWord(area)}`,
  );
  return [`${mailLabels.areas}\n${rows.join('\n')}`, ...rankingBlocks(ranking)];
}

function rankingBlocks(ranking: MailedResults['ranking']): string[] {
  if (ranking === null) return [];
  const { strongest, weakest } = ranking;
  const tied = tiedText(ranking);
  return [
    ...(strongest.length + weakest.length > 0
      ? [`${mailLabels.strongest}\n${end(strongest)}`, `${mailLabels.weakest}\n${end(weakest)}`]
      : []),
    ...(tied === null ? [] : [wrapped(tied)]),
  ];
}

function end(ranked: Ranked): string {
  const { shown, more } = rowsOf(ranked);
  const rest = moreTied(more);
  return [
    ...(shown.length === 0 ? [`  ${noneStandsOut}`] : []),
    ...shown.map(({ name, average }) => wrapped(`${name}: ${withLevel(average)}`, '  ')),
    ...(rest === null ? [] : [`  ${rest}.`]),
  ].join('\n');
}

function footer(why: string, settings: SiteSettings): string {
  const { name, place, email, phone, site, yourData, privacy } = sender(settings);
  return [
    // Mail clients take what follows for the signature and leave it out of replies.
    '-- ',
    ...[name, place, email, phone].filter((fact) => fact !== '').map((fact) => wrapped(fact)),
    site,
    '',
    wrapped(why),
    `${mailLabels.yourData}:\n${yourData}`,
    `${mailLabels.privacy}:\n${privacy}`,
  ].join('\n');
}

function wrapped(text: string, indent = ''): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= LINE) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      lines.push(indent + word);
    }
  }
  return lines.join('\n');
}
