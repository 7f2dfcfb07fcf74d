import type { Passage } from '#domain/passage.ts';
import { decisionLevels, decisionTree, howToSteps } from '#content/decision-tree.ts';
import {
  discussionPrompts,
  ptrCards,
  ptrFramework,
  templateExamples,
} from '#content/ptr-framework.ts';

const TREE = '/assessment/decision-tree';
const PTR = '/assessment/ptr-framework';

/** The two framework tools. */
export const toolPassages: readonly Passage[] = [
  {
    id: 'tree.intro',
    title: decisionTree.title,
    path: TREE,
    text: `${decisionTree.intro} The levels: ${decisionLevels.map(({ name, tagline }) => `${name} (${tagline})`).join(', ')}.`,
  },
  ...decisionLevels.map((level) => ({
    id: `tree.${level.id}`,
    title: `${level.name} decisions: ${level.tagline}`,
    path: `${TREE}#${level.id}`,
    text: `${level.description} Who decides: ${level.whoDecides} Risk: ${level.risk} Communication: ${level.communication} Examples: ${level.examples.join('; ')}.`,
  })),
  {
    id: 'tree.how-to',
    title: `${decisionTree.title}: ${decisionTree.howToTitle}`,
    path: TREE,
    text: howToSteps.map(({ title, text }) => `${title}: ${text}`).join(' '),
  },
  { id: 'ptr.intro', title: ptrFramework.title, path: PTR, text: ptrFramework.intro },
  ...ptrCards.map(({ id, name, description, examples }) => ({
    id: `ptr.${id}`,
    title: `${name} in team communication`,
    path: `${PTR}#${id}`,
    text: `${description} Examples: ${examples.join('; ')}.`,
  })),
  {
    id: 'ptr.prompts',
    title: `${ptrFramework.title}: ${ptrFramework.promptsTitle}`,
    path: PTR,
    text: discussionPrompts.join(' '),
  },
  {
    id: 'ptr.template',
    title: `${ptrFramework.title}: ${ptrFramework.templateTitle}`,
    path: `${PTR}#sample-template`,
    text: templateExamples
      .map(({ issue, kind, context, action }) => `${issue} (${kind}): ${context} ${action}`)
      .join(' '),
  },
];
