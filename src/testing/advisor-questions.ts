/** A question as a leader would ask it, and the passages that answer it. */
export interface AdvisorQuestion {
  question: string;
  expected: readonly string[];
}

const ask = (question: string, ...expected: string[]): AdvisorQuestion => ({ question, expected });

/** Questions that the list of synonyms and the ranking may be improved with. */
export const advisorQuestions: readonly AdvisorQuestion[] = [
  ask(
    'My boss changes her mind in every meeting. How do I handle the politics?',
    'competency.political-mindfulness',
  ),
  ask(
    'I have to tell a nice guy that his work is not good enough. Where do I start?',
    'competency.facilitating-difficult-conversations',
  ),
  ask(
    'Any steps to get better at tough talks over the next three months?',
    'actions.facilitating-difficult-conversations',
  ),
  ask(
    'Two of my people can’t stand each other and the rest are taking sides.',
    'competency.conflict-resolution',
  ),
  ask('How do I get people on board when none of them report to me?', 'competency.influence'),
  ask(
    'Everything lands on my desk because I am bad at letting go of work.',
    'competency.empowering-motivating',
  ),
  ask('What could I do to stop micromanaging?', 'actions.empowering-motivating'),
  ask(
    'Deadlines keep slipping and nobody says a word until it is too late.',
    'competency.accountability',
  ),
  ask('We fix the same bug every quarter and it always returns.', 'competency.problem-solving'),
  ask('I overthink everything and then it is too late to choose.', 'competency.decision-making'),
  ask('Which calls can my staff make without asking me?', 'tree.intro', 'tree.leaf'),
  ask(
    'Who needs to sign off before we replace the software several departments rely on?',
    'tree.trunk',
  ),
  ask('We are thinking of entering a new country. Who decides that?', 'tree.root'),
  ask('My team wants to change the on-call rotation. Do they need my OK?', 'tree.branch'),
  ask('How do we use the tree thing with the whole team?', 'tree.how-to'),
  ask(
    'People here send messages at ten at night and others feel they have to answer.',
    'ptr.template',
    'ptr.intro',
  ),
  ask(
    'We have a pointless Monday round of updates just because we always did it.',
    'ptr.traditions',
  ),
  ask('What questions can I ask my staff about how we communicate?', 'ptr.prompts'),
  ask('Nobody dares to disagree with me in meetings.', 'competency.leveling-power-dynamics'),
  ask(
    'My best engineer is about to quit. How do I keep good people?',
    'competency.human-capital-management',
    'actions.human-capital-management',
  ),
  ask(
    'How should I prepare before I recruit for an open job?',
    'competency.human-capital-management',
  ),
  ask(
    'My group is just a bunch of individuals. How do I get them to gel?',
    'competency.team-building',
  ),
  ask(
    'How do I help someone on my staff get ready for a bigger job?',
    'competency.developing-mentoring',
    'actions.developing-mentoring',
  ),
  ask('I ramble when I present to the executives.', 'competency.oral-communication'),
  ask('Nobody reads my emails to the end.', 'competency.written-communication'),
  ask(
    'I snap at people when I am frustrated and regret it later.',
    'competency.emotional-intelligence',
  ),
  ask(
    'How do I find out how others see me?',
    'competency.self-awareness',
    'actions.self-awareness',
  ),
  ask('After the big failure last month I struggle to bounce back.', 'competency.resilience'),
  ask('I am exhausted and work every weekend.', 'competency.lifestyle-habits'),
  ask('Everything is urgent and we are spread too thin.', 'competency.strategic-thinking'),
  ask('My staff cannot say where we are headed as a company.', 'competency.mission-vision-values'),
  ask(
    'We write an annual plan and then no one looks at it in daily work.',
    'competency.operational-alignment',
  ),
  ask('Sales and engineering never tell each other anything in time.', 'competency.collaboration'),
  ask(
    'How do I get better at reading a P&L and keeping the budget?',
    'competency.financial-management',
  ),
  ask(
    'Should I learn the new AI tools myself before my people use them?',
    'competency.technological-acumen',
  ),
  ask('I was wrong in front of everybody. Should I admit it?', 'competency.humility'),
  ask(
    'An employee told me something in confidence. May I tell HR’s director over lunch?',
    'competency.confidentiality-trust',
  ),
  ask('My managers preach one thing and do another.', 'competency.integrity-honesty'),
  ask(
    'I want my people to be more proactive instead of waiting for orders.',
    'competency.initiative',
  ),
  ask('How do I find time to keep my skills current?', 'competency.continual-learning'),
  ask(
    'Our suppliers feel squeezed. How do we build something that lasts with them?',
    'competency.partnership',
  ),
  ask(
    'What can I do this week to become more reliable?',
    'challenge.follow-through-output',
    'practices.follow-through-output',
  ),
  ask(
    'Got a small exercise for passing a task to someone on my team?',
    'challenge.leadership-of-others',
  ),
  ask(
    'Which questions should I think over about my relationships at work?',
    'reflection.interpersonal-relationships',
  ),
  ask('How much does coaching with you cost?', 'own.cost'),
  ask('Do you only meet over video, or can you come to our office?', 'own.remote'),
  ask('Will my employer find out what I say to my coach?', 'own.confidentiality'),
  ask('How can I talk to a real person at the practice?', 'home.call', 'own.call'),
  ask('What’s included in your signature offer?', 'faq.what-is-included', 'services.program'),
  ask('Can you train all of our supervisors?', 'services.managertraining'),
  ask('Do you work with just one executive, privately?', 'services.oneonone'),
  ask('What does your acronym stand for?', 'faq.framework'),
  ask(
    'I just got promoted over my former peers. Got something to read for the first three months?',
    'products.playbook',
  ),
  ask(
    'Is there a mailing list or a show I can listen to?',
    'newsletter.issue',
    'faq.stay-connected',
  ),
  ask('How long does your quiz take and does it cost anything?', 'assessment.offer'),
  ask('What does it mean if I rated myself a 3?', 'level.3', 'assessment.scores'),
  ask('When should I do the self-test again?', 'assessment.retake'),
  ask('Can I show my results to my own boss?', 'assessment.sharing'),
  ask('Who can read what I type in this chat?', 'privacy.chat'),
  ask('How do I delete everything you know about me?', 'data.own', 'privacy.asking'),
];

/** Written before their results were seen, when the search was first built; tuned for since. */
export const unseenQuestions: readonly AdvisorQuestion[] = [
  ask(
    'One of my reports cries whenever I give her criticism.',
    'competency.emotional-intelligence',
    'competency.facilitating-difficult-conversations',
  ),
  ask(
    'How do I say no to the CEO without hurting my career?',
    'competency.political-mindfulness',
    'competency.influence',
  ),
  ask(
    'We hired five people in a month and nobody knows how we do things here.',
    'offering.3',
    'competency.team-building',
  ),
  ask(
    'My calendar is nothing but meetings and I never get to think.',
    'competency.lifestyle-habits',
    'challenge.strategic-planning-focus',
  ),
  ask(
    'How can I thank people so it does not feel fake?',
    'actions.empowering-motivating',
    'competency.empowering-motivating',
  ),
  ask('Someone on my team took the credit for a colleague’s idea.', 'competency.humility'),
  ask(
    'What is the smallest way to test a new service with our clients?',
    'competency.entrepreneurship',
  ),
  ask(
    'I promised too much to too many people.',
    'challenge.follow-through-output',
    'competency.accountability',
  ),
  ask('The board wants to buy a competitor. How do I bring that recommendation?', 'tree.root'),
  ask('Half the team wants calls and the other half wants chat.', 'ptr.preferences', 'ptr.intro'),
  ask(
    'How do I make a customer feel well looked after when we are slammed?',
    'competency.support-service',
  ),
  ask(
    'My people follow the rules I set but I do not always follow them myself.',
    'competency.integrity-honesty',
  ),
  ask('Do you offer something for new hires in their first weeks?', 'offering.3'),
  ask(
    'Can my whole department do a session with you about how we fight?',
    'services.teamdevelopment',
  ),
  ask('Is the thing with the 35 statements free?', 'assessment.offer'),
  ask('What happens on the free introduction call?', 'home.call', 'own.call'),
  ask('How do I know that my scores are better than those of other managers?', 'assessment.scores'),
  ask('For how long do you hold on to my answers?', 'privacy.answers', 'privacy.how-long'),
  ask(
    'How do I get my staff to care about the people our product helps?',
    'competency.public-service-motivation',
  ),
  ask(
    'I know what I am bad at. Who should do those things instead?',
    'competency.leveraging-contributions',
  ),
];

export const uncoveredQuestions: readonly string[] = [
  'What is the capital of France?',
  'Write me a poem about autumn leaves falling in the forest',
  'Which stock should I buy tomorrow?',
  'How do I boil an egg?',
  'Translate good evening into Portuguese',
  'Who won the football championship in 1998?',
  'How tall is Mount Everest?',
  'Recommend a restaurant in Lisbon',
  'Will it rain in Boston on Saturday?',
  'My bicycle has a flat tire. How do I patch it?',
  'What is the capital of Mongolia?',
  'How do I renew my passport?',
  'What time is it in Tokyo?',
  'Who painted the Mona Lisa?',
  'Tell me a joke',
  'What should I cook for dinner tonight?',
  'Who is the president of Brazil?',
  'How do I train my dog to sit?',
  'Which phone should I buy?',
  'When does the next train to Berlin leave?',
  'What are the symptoms of the flu?',
  'What is the square root of two?',
  'Who wrote War and Peace?',
  'Explain quantum entanglement',
  'How do I file my taxes?',
  'What movies are playing this weekend?',
  'How do I change a light bulb?',
];

/** Written after the measure of relevance was chosen, and never tuned for. */
export const heldOutUncovered: readonly string[] = [
  'What is the population of Canada?',
  'How long do I bake a chicken?',
  'Which planet is the largest?',
  'How do I unclog a kitchen sink?',
  'Who invented the telephone?',
  'Convert 30 degrees Celsius to Fahrenheit',
  'What is the best diet to lose weight?',
  'How do I reset my wifi router?',
  'Write a haiku about the sea',
  'Which museum in Paris is free on Sunday?',
  'How do I tie a bow tie?',
  'What does a golden retriever cost?',
  'Is the stock market going up this year?',
  'How do I solve a Rubik’s cube?',
  'Recommend a good novel for my holiday',
  'What is the speed of light?',
  'How do I get a visa for Japan?',
  'Which vitamins help against a cold?',
  'Who will win the election?',
  'How many ounces are in a pound?',
];

/** They ask for nothing, so a good answer does not decline either. */
export const greetings: readonly string[] = ['Hello!', 'Thanks, bye'];

/*
 * Questions written from the titles of the passages alone, before looking at the list of what leaders say or at
 * earlier questions. Some showed what the list lacks; the others measure whether that helped.
 */

export const tuningQuestions: readonly AdvisorQuestion[] = [
  ask('Can I talk to someone before I decide to sign up?', 'home.call'),
  ask('What happens in those 90 days?', 'services.program', 'faq.what-is-included'),
  ask('Do you train first-time supervisors?', 'services.managertraining'),
  ask('Our meetings in Slack are a mess. Where do we begin?', 'ptr.intro', 'offering.5'),
  ask('How much is the booklet for new managers?', 'own.playbook'),
  ask('I got a 2 on most things, is that bad?', 'level.2', 'assessment.scores'),
  ask('Can my coach see my answers?', 'privacy.section-1', 'assessment.sharing'),
  ask('How do I get rid of everything you have about me?', 'privacy.asking', 'data.own'),
  ask('When should I do the test a second time?', 'assessment.retake'),
  ask('My people keep missing deadlines', 'competency.accountability', 'actions.accountability'),
  ask(
    'I end up doing all the work myself',
    'challenge.leadership-of-others',
    'competency.empowering-motivating',
  ),
  ask(
    'Two of my staff cannot stand each other',
    'competency.conflict-resolution',
    'actions.conflict-resolution',
  ),
  ask(
    'I have to tell someone their work is not good enough',
    'competency.facilitating-difficult-conversations',
    'actions.facilitating-difficult-conversations',
  ),
  ask('Am I allowed to approve this purchase alone?', 'tree.leaf', 'tree.intro'),
  ask(
    'I feel burned out and sleep badly',
    'competency.lifestyle-habits',
    'actions.lifestyle-habits',
  ),
  ask(
    'How do I convince people who do not report to me?',
    'competency.influence',
    'actions.influence',
  ),
  ask(
    'I lose my temper in meetings',
    'competency.emotional-intelligence',
    'actions.emotional-intelligence',
  ),
  ask(
    'We are always putting out fires and never plan',
    'area.strategic-planning-focus',
    'competency.strategic-thinking',
  ),
  ask('My team does not know who is responsible for what', 'offering.6'),
  ask('Do you use tracking cookies?', 'privacy.cookie'),
];

/** Nothing is tuned for them: they only measure. */
export const heldOutQuestions: readonly AdvisorQuestion[] = [
  ask('What do I get if I subscribe by email?', 'newsletter.issue', 'faq.stay-connected'),
  ask('Who is the person behind this practice?', 'about.coach', 'home.coach'),
  ask('Can you work with my whole team, not just me?', 'services.teamdevelopment'),
  ask('Is this meant for founders of small companies?', 'faq.who-it-is-for', 'home.who'),
  ask('Do I have to pay for the first conversation?', 'own.call'),
  ask('What does a score of 4 mean?', 'level.4', 'assessment.scores'),
  ask('Can I compare how I did last year with now?', 'assessment.comparison', 'assessment.retake'),
  ask('How long do you store my answers?', 'privacy.how-long', 'privacy.answers'),
  ask('I want to send my results to my mentor', 'assessment.sharing'),
  ask('I put things off instead of starting them', 'competency.initiative', 'actions.initiative'),
  ask(
    'My emails are too long and no one answers them',
    'competency.written-communication',
    'actions.written-communication',
  ),
  ask(
    'I get nervous when I present to the board',
    'competency.oral-communication',
    'actions.oral-communication',
  ),
  ask(
    'How do I help a junior colleague grow?',
    'competency.developing-mentoring',
    'actions.developing-mentoring',
  ),
  ask('Which choices need the approval of top management?', 'tree.root'),
  ask(
    'People do not dare to contradict me because I am the boss',
    'competency.leveling-power-dynamics',
    'actions.leveling-power-dynamics',
  ),
  ask(
    'I cannot read a balance sheet',
    'competency.financial-management',
    'actions.financial-management',
  ),
  ask(
    'How do I bounce back after a failed project?',
    'competency.resilience',
    'actions.resilience',
  ),
  ask(
    'Everyone pulls in a different direction',
    'competency.operational-alignment',
    'competency.mission-vision-values',
  ),
  ask(
    'We have always done our weekly meeting this way. Should we stop?',
    'ptr.traditions',
    'ptr.intro',
  ),
  ask(
    'Someone told a secret that I shared in private',
    'competency.confidentiality-trust',
    'actions.confidentiality-trust',
  ),
];

/** Written as little stories. They showed that the search knew too few words, and are tuned for now. */
export const storyQuestions: readonly AdvisorQuestion[] = [
  ask(
    'I run a family plumbing firm with nine people. Are we too small for your program?',
    'faq.who-it-is-for',
    'home.who',
  ),
  ask(
    'What exactly lands in my mailbox each week if I leave my address with you?',
    'newsletter.issue',
  ),
  ask(
    'HR wants something for twelve team leads who never learned to run a one-on-one',
    'services.managertraining',
  ),
  ask('Could you also come to our plant in Ohio, or is it all on a screen?', 'own.remote'),
  ask('Can I stop halfway through and finish on my laptop tonight?', 'assessment.offer'),
  ask('Is a 2.8 in one area something to be ashamed of?', 'assessment.scores'),
  ask('I’d like my wife to see how I did', 'assessment.sharing'),
  ask('Do you hand my ratings on to other companies?', 'privacy.passedon'),
  ask(
    'What changes for me as a fresh supervisor if I buy the three pages?',
    'products.playbook',
    'products.comparison',
  ),
  ask('Three of us turned up at the same client with the same delivery', 'offering.6', 'home.why'),
  ask(
    'My cofounder gets it, but the crew has no clue what we want to be in five years',
    'competency.mission-vision-values',
    'actions.mission-vision-values',
  ),
  ask(
    'A customer keeps calling because we never get back to him',
    'competency.support-service',
    'actions.support-service',
  ),
  ask(
    'I gave her the project and then rewrote half of it myself at midnight',
    'competency.empowering-motivating',
    'challenge.leadership-of-others',
  ),
  ask(
    'The director upstairs shoots my ideas down before the vote. What game am I missing?',
    'competency.political-mindfulness',
    'actions.political-mindfulness',
  ),
  ask(
    'We bought a fancy planning system and now everyone keeps two lists',
    'competency.technological-acumen',
    'actions.technological-acumen',
  ),
  ask(
    'The apprentice asked me how she gets to run her own crew one day',
    'competency.developing-mentoring',
    'actions.developing-mentoring',
  ),
  ask(
    'It took me ten minutes to say what fits in one, and they were looking at their phones',
    'competency.oral-communication',
    'actions.oral-communication',
  ),
  ask(
    'May I swap our note-taking app, or does the boss have to say yes first?',
    'tree.branch',
    'tree.intro',
  ),
  ask(
    'Since the takeover people go through the motions and wait for what they will lose',
    'competency.organizational-behavior',
    'actions.organizational-behavior',
  ),
  ask(
    'Our installation partner only hears from us when we need a favor',
    'competency.partnership',
    'actions.partnership',
  ),
];

/** For passages drawn at random, written after the search was changed for the stories. Nothing is tuned for them. */
export const lastQuestions: readonly AdvisorQuestion[] = [
  ask(
    'What could I change about Monday mornings so that the week does not run away from me?',
    'practices.strategic-planning-focus',
  ),
  ask(
    'Same machine, same breakdown, third time since summer',
    'competency.problem-solving',
    'actions.problem-solving',
  ),
  ask(
    'Is there something I could do at the end of each day to get better?',
    'practices.leadership-of-self',
  ),
  ask('What should I begin with if I want to lead myself better?', 'priority.leadership-of-self'),
  ask(
    'I am always the last one to whom my people bring a problem',
    'competency.confidentiality-trust',
    'actions.confidentiality-trust',
  ),
  ask(
    'We lost our biggest account on Friday and I cannot think straight',
    'competency.resilience',
    'actions.resilience',
  ),
  ask(
    'How should I run the biweekly meeting with each of my direct reports?',
    'priority.leadership-of-others',
    'practices.leadership-of-others',
  ),
  ask('My people queue at my door because only I know the answers', 'home.why', 'home.week-now'),
  ask('I am great with people. How do I put that to use?', 'strength.interpersonal-relationships'),
  ask(
    'I want to look through everything that is saved under my name',
    'data.own',
    'privacy.asking',
  ),
  ask('What do we talk about when we speak for the first time?', 'home.call'),
  ask('Do you build something tailored for our senior leaders?', 'offering.1'),
  ask('A colleague begins in March. How do we make her start easy?', 'offering.3'),
  ask('I answer mail at breakfast, at dinner, and at two at night', 'competency.lifestyle-habits'),
  ask('Where can I check how I do as a leader?', 'assessment.offer', 'resources.assessment'),
  ask(
    'If you asked my staff what this company is for, you would get six answers',
    'competency.mission-vision-values',
    'actions.mission-vision-values',
  ),
  ask('What do the letters L, E, A, P mean?', 'faq.framework'),
  ask(
    'The other managers nod and then do nothing for my proposal',
    'competency.influence',
    'actions.influence',
  ),
  ask(
    'I say yes in the hallway, and then there is no hour left to do it',
    'practices.follow-through-output',
    'competency.accountability',
  ),
  ask('Is there a guide for someone who starts to manage next Monday?', 'products.playbook'),
];
