import type { AreaName } from '#domain/areas.ts';
import {
  areAllPriority,
  areasToFinish,
  areEqual,
  priorityAreas,
  strengthAreas,
} from '#domain/development.ts';
import { listed } from '#domain/listed.ts';
import { formatAverage, TOP_SCORE } from '#domain/score-format.ts';
import { isAreaComplete, type AreaSummary } from '#domain/scoring.ts';

export interface PlanCard {
  label: 'Where to Start' | 'Next Step' | 'Not Finished' | 'Strength';
  title: string;
  reason: string;
  /** What to do, by area if several are equal. */
  parts: readonly { area: AreaName | null; actions: readonly string[] }[];
}

/** If more areas than this are tied, each shows only one action. */
const AREAS_IN_FULL = 2;

const titleWords = ['', '', 'Two', 'Three', 'Four', 'Five'];

/**
 * Advice from the completed areas: one to work on or a next step, and one strength to pass on. Not everyone
 * who reads it can finish the assessment.
 */
export function planCards(areas: readonly AreaSummary[], canFinish = true): PlanCard[] {
  if (!areas.some(isAreaComplete)) return [];
  const strength = strengthAreas(areas);
  return [
    startCard(areas, canFinish),
    ...(strength.length > 0 ? [strengthCard(strength, areas)] : []),
  ];
}

function startCard(areas: readonly AreaSummary[], canFinish: boolean): PlanCard {
  const unfinished = areasToFinish(areas);
  if (unfinished.length > 0) return finishCard(unfinished, canFinish);
  const priority = priorityAreas(areas);
  if (priority.length === 0) return nextStepCard(areas);
  const how = areAllPriority(areas)
    ? 'so none comes first. Begin with the one that matters most to your work now.'
    : priority.length > 1
      ? 'the lowest of the completed areas. Begin with the one that matters most to your work now.'
      : `${only(areas) ? 'the only area completed so far' : 'the lowest of the completed areas'}. Begin with one of these.`;
  return {
    label: 'Where to Start',
    title: titleOf(priority),
    reason: `${describeAreas(priority)}, ${how}`,
    parts: partsOf(priority, priorityActions),
  };
}

/** In place of advice that an incomplete area contradicts. */
function finishCard(unfinished: readonly AreaSummary[], canFinish: boolean): PlanCard {
  const missing = unfinished.reduce((sum, { completed, total }) => sum + total - completed, 0);
  const its = unfinished.length > 1 ? 'their' : 'its';
  const last = `last ${missing === 1 ? 'competency' : `${missing} competencies`}`;
  const title = titleOf(unfinished);
  const how = canFinish
    ? `Rate ${its} ${last} to see where to start.`
    : `Once ${its} ${last} ${missing === 1 ? 'is' : 'are'} rated, you will see here where to start.`;
  return {
    label: canFinish ? 'Next Step' : 'Not Finished',
    title: canFinish ? `Finish ${title}` : title,
    reason: `${describeAreas(unfinished)} so far, lower than any completed area. ${how}`,
    parts: [],
  };
}

function nextStepCard(areas: readonly AreaSummary[]): PlanCard {
  const lowest = Math.min(...areas.filter(isAreaComplete).map(({ averageScore }) => averageScore));
  return {
    label: 'Next Step',
    title: 'Raise the Bar',
    reason: `Every completed area is at ${lowest === TOP_SCORE ? '5.0, the top of the scale' : '4.0 or above'}. Find out whether others agree, then raise the challenge.`,
    parts: [{ area: null, actions: furtherActions }],
  };
}

function strengthCard(strength: readonly AreaSummary[], areas: readonly AreaSummary[]): PlanCard {
  const what = only(areas)
    ? 'the only area completed so far'
    : 'the highest of the completed areas';
  const how = areEqual(areas)
    ? 'so none comes first. Choose the one you most enjoy, and use it to help others.'
    : `${what}. Use ${strength.length > 1 ? 'one of them' : 'it'} to help others.`;
  return {
    label: 'Strength',
    title: titleOf(strength),
    reason: `${describeAreas(strength)}, ${how}`,
    parts: partsOf(strength, strengthActions),
  };
}

const only = (areas: readonly AreaSummary[]) => areas.filter(isAreaComplete).length === 1;

function titleOf(areas: readonly AreaSummary[]): string {
  if (areas.length > AREAS_IN_FULL) return `${titleWords[areas.length]} Tied Areas`;
  return listed(areas.map(({ name }) => name));
}

function describeAreas(areas: readonly AreaSummary[]): string {
  const average = formatAverage(areas[0]!.averageScore);
  return areas.length > 1 ? `At ${average} each` : `At ${average}`;
}

function partsOf(
  areas: readonly AreaSummary[],
  actions: Readonly<Record<AreaName, readonly string[]>>,
): PlanCard['parts'] {
  return areas.map(({ name }) => ({
    area: areas.length > 1 ? name : null,
    actions: areas.length > AREAS_IN_FULL ? actions[name].slice(0, 1) : actions[name],
  }));
}

/** What to do first when this area is the weakest. */
export const priorityActions: Readonly<Record<AreaName, readonly string[]>> = {
  'Follow Through & Output': [
    'Keep one list of everything you owe others, with a name and a date on each line. Review it for 15 minutes every Friday.',
    'Pick one commitment that has slipped more than once. Agree on a new date with the person waiting, and block the hours for it today.',
    'Ask two people who depend on your work how often they have to remind you. Find one reminder you can make unnecessary.',
  ],
  'Interpersonal Relationships': [
    'List the five people your work depends on most. Rate each relationship from 1 to 5, and book time this week with the lowest.',
    'Return to one disagreement that is still open. Ask to hear the other side in full, and summarize it until they say you have it right.',
    'Before your next important message, write down what the reader cares about. Put that in your first two lines.',
  ],
  'Leadership of Others': [
    'Schedule a 30-minute one-on-one with each person who reports to you, every two weeks. If one must move, rebook it the same day.',
    'Prepare the conversation you have been putting off: what you observed, what it led to, and one open question. Hold it within seven days.',
    'Find out what each team member does best and wants to learn. Give one of them a stretch assignment this month, with your support agreed up front.',
  ],
  'Leadership of Self': [
    'Ask three people what you should start, stop, and continue doing as a leader. Choose one answer and act on it for a month.',
    'Think of the situation that most often makes you react. Write down the exact words you will use the next time it comes up.',
    'Commit to one skill for the next 30 days. Ask someone to check on your progress every week.',
  ],
  'Strategic Planning & Focus': [
    'Cut your current goals to three at most. Write down what you will stop or postpone to make room for them.',
    'Reserve two 90-minute planning blocks a week at the time of day when you think best. Treat them like a meeting with your most important client.',
    'Set a milestone for each goal at 30, 60, and 90 days. Go over progress with your team once a week.',
  ],
};

/** How to use and share it when this area is the strongest. */
export const strengthActions: Readonly<Record<AreaName, readonly string[]>> = {
  'Follow Through & Output': [
    'Show a colleague how you keep track of commitments. Walk them through your own list as it is today.',
    'Take the lead on a stalled project. Set three milestones and report on each one openly, so others see how you finish work.',
  ],
  'Interpersonal Relationships': [
    'Offer to help two teams that keep misreading each other. Ask each to say what the other one needs.',
    'Bring a newer colleague into a relationship you have built over years. Make the introduction, then let them lead the next conversation.',
  ],
  'Leadership of Others': [
    'Mentor a first-time manager for one quarter. Meet every two weeks, and let them choose the subject.',
    'Describe on one page how you run a one-on-one or a hard conversation. Share it with your fellow managers.',
  ],
  'Leadership of Self': [
    'Tell your team about a mistake you made, what you learned from it, and what you changed. Then ask what they would have done.',
    'Give a colleague under pressure 30 minutes of your full attention. Ask questions, and save your advice until they ask for it.',
  ],
  'Strategic Planning & Focus': [
    'Run a one-hour session that helps another team reduce its goals to three. You guide; they choose.',
    'Let a colleague see how you plan a week: what gets time first, what you decline, and how you protect your energy.',
  ],
};

/** What to do next when no completed area is below 4. */
export const furtherActions: readonly string[] = [
  'Ask three people who see you lead to rate you on the same statements. Where their number is lower than yours, begin there.',
  'Take one strength into a harder setting: a larger team, a tighter deadline, or a group you have no authority over. Note what stops working.',
  'Mentor one person for a quarter. Let them choose the competency, meet every two weeks, and ask at the end what changed.',
];
