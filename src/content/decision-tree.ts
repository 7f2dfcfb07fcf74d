export interface DecisionLevel {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly examples: readonly [string, string, string];
  readonly whoDecides: string;
  readonly risk: string;
  readonly communication: string;
}

export const decisionTree = {
  title: 'Decision-Tree Framework',
  intro:
    'A tree hardly notices the loss of a leaf. Damage to its roots reaches everything above. Sort your decisions the same way, and your team knows which calls to make alone and when to bring others in.',
  print: 'Print Decision Tree',
  howToTitle: 'How to Use It',
  picture: 'A tree with leaves at the top, then branches, the trunk, and roots below the ground.',
  labels: {
    examples: 'Examples',
    whoDecides: 'Who decides',
    risk: 'Risk',
    communication: 'Communication',
  },
} as const;

/** From the lightest decision to the heaviest. */
export const decisionLevels = [
  {
    id: 'leaf',
    name: 'Leaf',
    tagline: 'Your own call',
    description: 'Low risk and easy to reverse. Use your judgment, act, and move on.',
    examples: [
      'Rearranging your calendar to make room for focused work',
      'Choosing the format of your weekly update',
      'Settling a small customer complaint within the agreed refund limit',
    ],
    whoDecides: 'You, alone.',
    risk: 'Low. If it turns out badly, you can undo it within a day or two.',
    communication: 'No approval needed. Mention it at the next check-in if others could use it.',
  },
  {
    id: 'branch',
    name: 'Branch',
    tagline: 'Decide with your team',
    description:
      'Changes how your team works. Talk with the people affected before anything is settled.',
    examples: [
      'Changing the shift rotation in customer support',
      'Moving a project deadline that teammates have planned around',
      'Trying out a new tool for shared tasks',
    ],
    whoDecides: 'You and your team. One named person makes the final call.',
    risk: 'Moderate. Going back costs the team time and some patience.',
    communication:
      'Ask for input first. Afterward, tell the whole team what changes, why, and when.',
  },
  {
    id: 'trunk',
    name: 'Trunk',
    tagline: 'Bring in other teams and management',
    description:
      'Several teams depend on the outcome. It needs broad input and the support of management.',
    examples: [
      'Introducing one hiring process for all departments',
      'Shifting budget between teams in the middle of the year',
      'Replacing the software that sales, finance, and operations share',
    ],
    whoDecides: 'Management, once every affected team has been heard.',
    risk: 'High. Mistakes spread from team to team, and reversing them can take months.',
    communication:
      'Circulate a written proposal with a date for comments. Announce the decision to all teams at the same time.',
  },
  {
    id: 'root',
    name: 'Root',
    tagline: 'Senior approval required',
    description:
      'Strategic choices about what the organization is and where it is headed. Everything above grows from them.',
    examples: [
      'Entering a new market or closing a line of business',
      'Acquiring another company',
      'Rewriting the mission or the values',
    ],
    whoDecides: 'Senior leadership or the board. You bring a recommendation.',
    risk: 'Very high. The effects last for years, and some are permanent.',
    communication:
      'Present the options with evidence for each. After approval, leaders explain the decision in person and take questions.',
  },
] as const satisfies readonly DecisionLevel[];

export const howToSteps = [
  {
    title: 'Identify the level',
    description:
      'Ask who is affected, what it would cost to go back, and whether it changes your direction. Torn between two levels? Treat it as the one closer to the root.',
  },
  {
    title: 'Act with clarity',
    description:
      'Say which level you are working at and who makes the final call. Make a leaf decision today. For anything larger, name the people you need to hear and the date you will decide.',
  },
  {
    title: 'Promote transparency',
    description:
      'Record what was decided, by whom, and why, in a place where those affected will find it. If a decision moves up or down a level, tell them.',
  },
] as const;
