import { areaNames, type AreaName } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import type { Passage } from '#domain/passage.ts';
import { ratingScale } from '#domain/rating-scale.ts';
import { assessmentCopy } from '#content/assessment.ts';
import { assessmentOffer } from '#content/assessment-offer.ts';
import { comparisonCopy, comparisonPageCopy, retakeCopy } from '#content/comparison.ts';
import { developmentPlans } from '#content/development-plans.ts';
import { myPlan } from '#content/my-plan.ts';
import { furtherActions, priorityActions, strengthActions } from '#content/personal-plan.ts';
import { planSuggestions } from '#content/plan-suggestions.ts';
import { scoreMeaning } from '#content/report.ts';
import { sharing } from '#content/sharing.ts';
import { passage as passageAt } from './passage.ts';

/*
 * Results, plans, and advice are only shown to people who took the assessment, so all of these lead to its
 * page: it leads on to results if there are any.
 */
const path = '/assessment';

const passage = (id: string, title: string, ...text: readonly string[]) =>
  passageAt(id, title, path, ...text);

const slug = (area: AreaName) => area.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const ofCompetencies = competencies.flatMap(
  ({ id, name, category, description, question1, question2 }) => {
    const { whenItWorks, actions } = planSuggestions[id];
    return [
      passage(`competency.${id}`, name, description, question1, question2, `Area: ${category}.`),
      passage(
        `actions.${id}`,
        `${name}: actions for 30, 60, and 90 days`,
        whenItWorks,
        ...Object.entries(actions).map(([days, action]) => `Within ${days} days: ${action}`),
      ),
    ];
  },
);

const ofAreas = areaNames.flatMap((area) => {
  const { whyItMatters, miniChallenge, reflection, tryThis } = developmentPlans[area];
  const names = competencies.filter(({ category }) => category === area).map(({ name }) => name);
  const key = slug(area);
  return [
    passage(`area.${key}`, `${area}: why it matters`, whyItMatters, `${names.join(', ')}.`),
    passage(
      `challenge.${key}`,
      `${area}, mini challenge: ${miniChallenge.title}`,
      ...miniChallenge.steps,
    ),
    passage(`reflection.${key}`, `${area}: questions for reflection`, ...reflection),
    passage(`practices.${key}`, `${area}: practices to try`, ...tryThis),
    passage(`priority.${key}`, `${area}: where to start`, ...priorityActions[area]),
    passage(`strength.${key}`, `${area}: using a strength`, ...strengthActions[area]),
  ];
});

const levels = ratingScale.map(({ value, label, description }) =>
  passage(`level.${value}`, `Rating ${value}: ${label}`, description),
);

export const assessmentPassages: readonly Passage[] = [
  passage(
    'assessment.offer',
    'Ready Leader Assessment',
    assessmentCopy.lead,
    ...assessmentCopy.facts.map((fact) => `${fact}.`),
    assessmentCopy.canStop,
    assessmentOffer.body,
  ),
  passage(
    'assessment.scores',
    scoreMeaning.title,
    scoreMeaning.how,
    ...scoreMeaning.not.map(({ lead, text }) => `${lead} ${text}`),
  ),
  passage('assessment.retake', retakeCopy.title, retakeCopy.when),
  passage(
    'assessment.comparison',
    comparisonPageCopy.title,
    comparisonPageCopy.lead,
    comparisonCopy.rule,
  ),
  passage('assessment.plan', 'My 90-Day Plan', myPlan.lead, myPlan.empty.text),
  passage('assessment.sharing', sharing.title, sharing.description),
  passage('assessment.further', 'Raise the Bar', ...furtherActions),
  ...levels,
  ...ofAreas,
  ...ofCompetencies,
];
