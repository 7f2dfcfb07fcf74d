/*
 * Questions written from the titles of the passages alone, before looking at the list of what leaders say or at
 * earlier questions. Some showed what the list lacks; the others measure whether that helped.
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

/** Nothing is tuned for them: they only measure. */
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

/** Written as little stories. They showed that the search knew too few words, and are tuned for now. */
export const storyQuestions: readonly FreshQuestion[] = [
  {
    question: 'I run a family plumbing firm with nine people. Are we too small for your program?',
    expected: ['faq.who-it-is-for', 'home.who'],
  },
  {
    question: 'What exactly lands in my mailbox each week if I leave my address with you?',
    expected: ['newsletter.issue'],
  },
  {
    question: 'HR wants something for twelve team leads who never learned to run a one-on-one',
    expected: ['services.managertraining'],
  },
  {
    question: 'Could you also come to our plant in Ohio, or is it all on a screen?',
    expected: ['own.remote'],
  },
  {
    question: 'Can I stop halfway through and finish on my laptop tonight?',
    expected: ['assessment.offer'],
  },
  {
    question: 'Is a 2.8 in one area something to be ashamed of?',
    expected: ['assessment.scores'],
  },
  { question: 'I’d like my wife to see how I did', expected: ['assessment.sharing'] },
  {
    question: 'Do you hand my ratings on to other companies?',
    expected: ['privacy.passedon'],
  },
  {
    question: 'What changes for me as a fresh supervisor if I buy the three pages?',
    expected: ['products.playbook', 'products.comparison'],
  },
  {
    question: 'Three of us turned up at the same client with the same delivery',
    expected: ['offering.6', 'home.why'],
  },
  {
    question: 'My cofounder gets it, but the crew has no clue what we want to be in five years',
    expected: ['competency.mission-vision-values', 'actions.mission-vision-values'],
  },
  {
    question: 'A customer keeps calling because we never get back to him',
    expected: ['competency.support-service', 'actions.support-service'],
  },
  {
    question: 'I gave her the project and then rewrote half of it myself at midnight',
    expected: ['competency.empowering-motivating', 'challenge.leadership-of-others'],
  },
  {
    question: 'The director upstairs shoots my ideas down before the vote. What game am I missing?',
    expected: ['competency.political-mindfulness', 'actions.political-mindfulness'],
  },
  {
    question: 'We bought a fancy planning system and now everyone keeps two lists',
    expected: ['competency.technological-acumen', 'actions.technological-acumen'],
  },
  {
    question: 'The apprentice asked me how she gets to run her own crew one day',
    expected: ['competency.developing-mentoring', 'actions.developing-mentoring'],
  },
  {
    question:
      'It took me ten minutes to say what fits in one, and they were looking at their phones',
    expected: ['competency.oral-communication', 'actions.oral-communication'],
  },
  {
    question: 'May I swap our note-taking app, or does the boss have to say yes first?',
    expected: ['tree.branch', 'tree.intro'],
  },
  {
    question: 'Since the takeover people go through the motions and wait for what they will lose',
    expected: ['competency.organizational-behavior', 'actions.organizational-behavior'],
  },
  {
    question: 'Our installation partner only hears from us when we need a favor',
    expected: ['competency.partnership', 'actions.partnership'],
  },
];

/** For passages drawn at random, written after the search was changed for the stories. Nothing is tuned for them. */
export const lastQuestions: readonly FreshQuestion[] = [
  {
    question:
      'What could I change about Monday mornings so that the week does not run away from me?',
    expected: ['practices.strategic-planning-focus'],
  },
  {
    question: 'Same machine, same breakdown, third time since summer',
    expected: ['competency.problem-solving', 'actions.problem-solving'],
  },
  {
    question: 'Is there something I could do at the end of each day to get better?',
    expected: ['practices.leadership-of-self'],
  },
  {
    question: 'What should I begin with if I want to lead myself better?',
    expected: ['priority.leadership-of-self'],
  },
  {
    question: 'I am always the last one to whom my people bring a problem',
    expected: ['competency.confidentiality-trust', 'actions.confidentiality-trust'],
  },
  {
    question: 'We lost our biggest account on Friday and I cannot think straight',
    expected: ['competency.resilience', 'actions.resilience'],
  },
  {
    question: 'How should I run the biweekly meeting with each of my direct reports?',
    expected: ['priority.leadership-of-others', 'practices.leadership-of-others'],
  },
  {
    question: 'My people queue at my door because only I know the answers',
    expected: ['home.why', 'home.week-now'],
  },
  {
    question: 'I am great with people. How do I put that to use?',
    expected: ['strength.interpersonal-relationships'],
  },
  {
    question: 'I want to look through everything that is saved under my name',
    expected: ['data.own', 'privacy.asking'],
  },
  {
    question: 'What do we talk about when we speak for the first time?',
    expected: ['home.call'],
  },
  {
    question: 'Do you build something tailored for our senior leaders?',
    expected: ['offering.1'],
  },
  {
    question: 'A colleague begins in March. How do we make her start easy?',
    expected: ['offering.3'],
  },
  {
    question: 'I answer mail at breakfast, at dinner, and at two at night',
    expected: ['competency.lifestyle-habits'],
  },
  {
    question: 'Where can I check how I do as a leader?',
    expected: ['assessment.offer', 'resources.assessment'],
  },
  {
    question: 'If you asked my staff what this company is for, you would get six answers',
    expected: ['competency.mission-vision-values', 'actions.mission-vision-values'],
  },
  { question: 'What do the letters L, E, A, P mean?', expected: ['faq.framework'] },
  {
    question: 'The other managers nod and then do nothing for my proposal',
    expected: ['competency.influence', 'actions.influence'],
  },
  {
    question: 'I say yes in the hallway, and then there is no hour left to do it',
    expected: ['practices.follow-through-output', 'competency.accountability'],
  },
  {
    question: 'Is there a guide for someone who starts to manage next Monday?',
    expected: ['products.playbook'],
  },
];
