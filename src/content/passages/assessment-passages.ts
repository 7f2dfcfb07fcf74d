import { areaNames } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import type { Passage } from '#domain/chat.ts';
import { ratingScale } from '#domain/rating-scale.ts';
import { assessmentCopy } from '#content/assessment.ts';
import { assessmentOffer } from '#content/assessment-offer.ts';
import { comparisonCopy, comparisonPageCopy, retakeCopy } from '#content/comparison.ts';
import { decisionLevels, decisionTree, howToSteps } from '#content/decision-tree.ts';
import { developmentPlans } from '#content/development-plans.ts';
import { myPlan } from '#content/my-plan.ts';
import { furtherActions, priorityActions, strengthActions } from '#content/plan-cards.ts';
import { planSuggestions } from '#content/plan-suggestions.ts';
import {
  discussionPrompts,
  ptrCards,
  ptrFramework,
  templateExamples,
} from '#content/ptr-framework.ts';
import { scoreMeaning } from '#content/report.ts';
import { sharing } from '#content/sharing.ts';
import { listed, passage, passagesAt } from './passage.ts';

const TREE = '/assessment/decision-tree';
const PTR = '/assessment/ptr-framework';

const { title: tree } = decisionTree;
const { title: ptr } = ptrFramework;

/** The assessment, what it leads to, and the two framework tools. */
export const assessmentPassages: readonly Passage[] = [
  // Results, plans, and advice are only shown to people who took the assessment. Its page leads on to them.
  ...passagesAt('/assessment', {
    'assessment.offer': [
      'Ready Leader Assessment',
      assessmentCopy.lead,
      assessmentCopy.facts.map((fact) => `${fact}.`),
      assessmentCopy.canStop,
      assessmentOffer.body,
    ],
    'assessment.scores': [
      scoreMeaning.title,
      scoreMeaning.how,
      scoreMeaning.not.map(({ lead, text }) => `${lead} ${text}`),
    ],
    'assessment.retake': [retakeCopy.title, retakeCopy.when],
    'assessment.comparison': [
      comparisonPageCopy.title,
      comparisonPageCopy.lead,
      comparisonCopy.rule,
    ],
    'assessment.plan': ['My 90-Day Plan', myPlan.lead, myPlan.empty.text],
    'assessment.sharing': [sharing.title, sharing.description],
    'assessment.further': ['Raise the Bar', furtherActions],
  }),
  ...ratingScale.map(({ value, label, description }) =>
    passage(`level.${value}`, `Rating ${value}: ${label}`, '/assessment', description),
  ),
  ...areaNames.flatMap((area) => {
    const { whyItMatters, miniChallenge, reflection, tryThis } = developmentPlans[area];
    const names = competencies.filter(({ category }) => category === area).map(({ name }) => name);
    const slug = area.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    return passagesAt('/assessment', {
      [`area.${slug}`]: [`${area}: why it matters`, whyItMatters, `${names.join(', ')}.`],
      [`challenge.${slug}`]: [
        `${area}, mini challenge: ${miniChallenge.title}`,
        miniChallenge.steps,
      ],
      [`reflection.${slug}`]: [`${area}: questions for reflection`, reflection],
      [`practices.${slug}`]: [`${area}: practices to try`, tryThis],
      [`priority.${slug}`]: [`${area}: where to start`, priorityActions[area]],
      [`strength.${slug}`]: [`${area}: using a strength`, strengthActions[area]],
    });
  }),
  ...competencies.flatMap(({ id, name, category, description, question1, question2 }) => {
    const { whenItWorks, actions } = planSuggestions[id];
    const steps = Object.entries(actions).map(([days, action]) => `Within ${days} days: ${action}`);
    return passagesAt('/assessment', {
      [`competency.${id}`]: [name, description, question1, question2, `Area: ${category}.`],
      [`actions.${id}`]: [`${name}: actions for 30, 60, and 90 days`, whenItWorks, steps],
    });
  }),

  ...passagesAt(TREE, {
    'tree.intro': [
      tree,
      `${decisionTree.intro} The levels: ${decisionLevels.map(({ name, tagline }) => `${name} (${tagline})`).join(', ')}.`,
    ],
    'tree.how-to': [
      `${tree}: ${decisionTree.howToTitle}`,
      listed(howToSteps, 'title', 'description'),
    ],
  }),
  ...decisionLevels.map((level) =>
    passage(
      `tree.${level.id}`,
      `${level.name} decisions: ${level.tagline}`,
      `${TREE}#${level.id}`,
      `${level.description} Who decides: ${level.whoDecides} Risk: ${level.risk} Communication: ${level.communication} Examples: ${level.examples.join('; ')}.`,
    ),
  ),
  ...passagesAt(PTR, {
    'ptr.intro': [ptr, ptrFramework.intro],
    'ptr.prompts': [`${ptr}: ${ptrFramework.promptsTitle}`, discussionPrompts],
  }),
  ...ptrCards.map(({ id, name, description, examples }) =>
    passage(
      `ptr.${id}`,
      `${name} in team communication`,
      `${PTR}#${id}`,
      `${description} Examples: ${examples.join('; ')}.`,
    ),
  ),
  passage(
    'ptr.template',
    `${ptr}: ${ptrFramework.templateTitle}`,
    `${PTR}#sample-template`,
    templateExamples.map(
      ({ issue, kind, context, action }) => `${issue} (${kind}): ${context} ${action}`,
    ),
  ),
];
