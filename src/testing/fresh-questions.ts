/*
 * Questions written from the titles of the passages alone, before looking at the synonyms or at earlier
 * questions. The first twenty showed what the synonyms lack; the other twenty measure whether that helped.
 */

export interface FreshQuestion {
  question: string;
  /** The passages that answer it. */
  expected: readonly string[];
}

export const tuningQuestions: readonly FreshQuestion[] = [
  { question: 'Can I talk to someone before I decide to sign up?', expected: ['home.call'] },
  {
    question: 'What happens in those 90 days?',
    expected: ['services.program', 'faq.what-is-included'],
  },
  { question: 'Do you train first-time supervisors?', expected: ['services.managertraining'] },
  {
    question: 'Our meetings in Slack are a mess. Where do we begin?',
    expected: ['ptr.intro', 'offering.5'],
  },
  { question: 'How much is the booklet for new managers?', expected: ['own.playbook'] },
  {
    question: 'I got a 2 on most things, is that bad?',
    expected: ['level.2', 'assessment.scores'],
  },
  {
    question: 'Can my coach see my answers?',
    expected: ['privacy.section-1', 'assessment.sharing'],
  },
  {
    question: 'How do I get rid of everything you have about me?',
    expected: ['privacy.asking', 'data.own'],
  },
  { question: 'When should I do the test a second time?', expected: ['assessment.retake'] },
  {
    question: 'My people keep missing deadlines',
    expected: ['competency.accountability', 'actions.accountability'],
  },
  {
    question: 'I end up doing all the work myself',
    expected: ['challenge.leadership-of-others', 'competency.empowering-motivating'],
  },
  {
    question: 'Two of my staff cannot stand each other',
    expected: ['competency.conflict-resolution', 'actions.conflict-resolution'],
  },
  {
    question: 'I have to tell someone their work is not good enough',
    expected: [
      'competency.facilitating-difficult-conversations',
      'actions.facilitating-difficult-conversations',
    ],
  },
  {
    question: 'Am I allowed to approve this purchase alone?',
    expected: ['tree.leaf', 'tree.intro'],
  },
  {
    question: 'I feel burned out and sleep badly',
    expected: ['competency.lifestyle-habits', 'actions.lifestyle-habits'],
  },
  {
    question: 'How do I convince people who do not report to me?',
    expected: ['competency.influence', 'actions.influence'],
  },
  {
    question: 'I lose my temper in meetings',
    expected: ['competency.emotional-intelligence', 'actions.emotional-intelligence'],
  },
  {
    question: 'We are always putting out fires and never plan',
    expected: ['area.strategic-planning-focus', 'competency.strategic-thinking'],
  },
  { question: 'My team does not know who is responsible for what', expected: ['offering.6'] },
  { question: 'Do you use tracking cookies?', expected: ['privacy.cookie'] },
];

export const heldOutQuestions: readonly FreshQuestion[] = [
  {
    question: 'What do I get if I subscribe by email?',
    expected: ['newsletter.issue', 'faq.stay-connected'],
  },
  { question: 'Who is the person behind this practice?', expected: ['about.coach', 'home.coach'] },
  {
    question: 'Can you work with my whole team, not just me?',
    expected: ['services.teamdevelopment'],
  },
  {
    question: 'Is this meant for founders of small companies?',
    expected: ['faq.who-it-is-for', 'home.who'],
  },
  { question: 'Do I have to pay for the first conversation?', expected: ['own.call'] },
  { question: 'What does a score of 4 mean?', expected: ['level.4', 'assessment.scores'] },
  {
    question: 'Can I compare how I did last year with now?',
    expected: ['assessment.comparison', 'assessment.retake'],
  },
  {
    question: 'How long do you store my answers?',
    expected: ['privacy.how-long', 'privacy.answers'],
  },
  { question: 'I want to send my results to my mentor', expected: ['assessment.sharing'] },
  {
    question: 'I put things off instead of starting them',
    expected: ['competency.initiative', 'actions.initiative'],
  },
  {
    question: 'My emails are too long and no one answers them',
    expected: ['competency.written-communication', 'actions.written-communication'],
  },
  {
    question: 'I get nervous when I present to the board',
    expected: ['competency.oral-communication', 'actions.oral-communication'],
  },
  {
    question: 'How do I help a junior colleague grow?',
    expected: ['competency.developing-mentoring', 'actions.developing-mentoring'],
  },
  { question: 'Which choices need the approval of top management?', expected: ['tree.root'] },
  {
    question: 'People do not dare to contradict me because I am the boss',
    expected: ['competency.leveling-power-dynamics', 'actions.leveling-power-dynamics'],
  },
  {
    question: 'I cannot read a balance sheet',
    expected: ['competency.financial-management', 'actions.financial-management'],
  },
  {
    question: 'How do I bounce back after a failed project?',
    expected: ['competency.resilience', 'actions.resilience'],
  },
  {
    question: 'Everyone pulls in a different direction',
    expected: ['competency.operational-alignment', 'competency.mission-vision-values'],
  },
  {
    question: 'We have always done our weekly meeting this way. Should we stop?',
    expected: ['ptr.traditions', 'ptr.intro'],
  },
  {
    question: 'Someone told a secret that I shared in private',
    expected: ['competency.confidentiality-trust', 'actions.confidentiality-trust'],
  },
];
