import type { Passage } from '#domain/passage.ts';
import { decisionLevels, decisionTree, howToSteps } from '#content/decision-tree.ts';
import {
  discussionPrompts,
  ptrCards,
  ptrFramework,
  templateExamples,
} from '#content/ptr-framework.ts';
import { passage } from './passage.ts';

const TREE = '/assessment/decision-tree';
const PTR = '/assessment/ptr-framework';

/** The two framework tools. */
export const toolPassages: readonly Passage[] = [
  passage(
    'tree.intro',
    decisionTree.title,
    TREE,
    `${decisionTree.intro} The levels: ${decisionLevels.map(({ name, tagline }) => `${name} (${tagline})`).join(', ')}.`,
  ),
  ...decisionLevels.map((level) =>
    passage(
      `tree.${level.id}`,
      `${level.name} decisions: ${level.tagline}`,
      `${TREE}#${level.id}`,
      `${level.description} Who decides: ${level.whoDecides} Risk: ${level.risk} Communication: ${level.communication} Examples: ${level.examples.join('; ')}.`,
    ),
  ),
  passage(
    'tree.how-to',
    `${decisionTree.title}: ${decisionTree.howToTitle}`,
    TREE,
    howToSteps.map(({ title, text }) => `${title}: ${text}`).join(' '),
  ),
  passage('ptr.intro', ptrFramework.title, PTR, ptrFramework.intro),
  ...ptrCards.map(({ id, name, description, examples }) =>
    passage(
      `ptr.${id}`,
      `${name} in team communication`,
      `${PTR}#${id}`,
      `${description} Examples: ${examples.join('; ')}.`,
    ),
  ),
  passage(
    'ptr.prompts',
    `${ptrFramework.title}: ${ptrFramework.promptsTitle}`,
    PTR,
    discussionPrompts.join(' '),
  ),
  passage(
    'ptr.template',
    `${ptrFramework.title}: ${ptrFramework.templateTitle}`,
    `${PTR}#sample-template`,
    templateExamples
      .map(({ issue, kind, context, action }) => `${issue} (${kind}): ${context} ${action}`)
      .join(' '),
  ),
];
