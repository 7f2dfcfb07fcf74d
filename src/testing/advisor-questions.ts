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

/** Nothing on the site answers these. */
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
];

/** They ask for nothing, so a good answer does not decline either. */
export const greetings: readonly string[] = ['Hello!', 'Thanks, bye'];
