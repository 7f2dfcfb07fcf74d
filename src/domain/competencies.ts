import type { AreaName } from './areas.ts';

export interface Competency {
  readonly id: string;
  readonly name: string;
  readonly category: AreaName;
  readonly description: string;
  readonly question1: string;
  readonly question2: string;
}

/** In the order they are asked. An area's count follows from `category`. */
export const competencies = [
  {
    id: 'accountability',
    name: 'Accountability',
    category: 'Follow Through & Output',
    description:
      'You own a commitment from the promise to the result. When something slips, people hear it from you first.',
    question1:
      'I track my commitments closely enough that people receive what I promised on the agreed date.',
    question2: 'I own my part in a missed result before I look at anyone else’s.',
  },
  {
    id: 'decision-making',
    name: 'Decision Making',
    category: 'Follow Through & Output',
    description:
      'Choosing a way forward in good time, on the evidence available, with care for those who will live with the result.',
    question1: 'I gather enough facts to decide well by the time a decision is due.',
    question2:
      'I explain the reasoning behind my decisions to the people who have to carry them out.',
  },
  {
    id: 'problem-solving',
    name: 'Problem Solving',
    category: 'Follow Through & Output',
    description:
      'Getting past the symptom to the cause, then putting in a fix that still works once the pressure is off.',
    question1: 'I trace a recurring problem back to a cause that we can act on.',
    question2: 'I return to a solved problem weeks later to confirm that the fix still holds.',
  },
  {
    id: 'support-service',
    name: 'Support & Service',
    category: 'Follow Through & Output',
    description:
      'Making work easier for the people who rely on you. Customers and colleagues know they can ask, and what will happen when they do.',
    question1: 'I ask the people who depend on my work which kind of help they need most.',
    question2: 'I respond to requests for help within a time that people have learned to count on.',
  },
  {
    id: 'entrepreneurship',
    name: 'Entrepreneurship',
    category: 'Follow Through & Output',
    description:
      'Seeing a need that others walk past, and turning it into something small enough to test this month.',
    question1: 'I spot unmet customer needs that could become a new product or service.',
    question2: 'I test a new idea with a small experiment before I ask for a large investment.',
  },
  {
    id: 'financial-management',
    name: 'Financial Management',
    category: 'Follow Through & Output',
    description:
      'Reading the numbers behind the work. You know what things cost, what they return, and when to stop spending.',
    question1: 'I review the key financial figures for my area on a fixed schedule.',
    question2: 'I weigh expected return against cost when I approve a significant expense.',
  },
  {
    id: 'technological-acumen',
    name: 'Technological Acumen',
    category: 'Follow Through & Output',
    description:
      'Picking the right tool for the problem, and knowing it well enough to show others how it is done.',
    question1: 'I learn new tools well enough to use them in my own daily work.',
    question2: 'I introduce technology to my team when it solves a problem they already have.',
  },
  {
    id: 'collaboration',
    name: 'Collaboration',
    category: 'Interpersonal Relationships',
    description:
      'Producing results together that no single person or team could reach. Goals are shared, and handoffs bring no surprises.',
    question1: 'I involve the people whose work is affected while a plan can still change.',
    question2: 'I share information early enough for colleagues in other teams to act on it.',
  },
  {
    id: 'oral-communication',
    name: 'Oral Communication',
    category: 'Interpersonal Relationships',
    description:
      'Speaking so that listeners grasp the point, know what happens next, and feel free to answer back.',
    question1: 'I make my main point within the first minute of speaking in a meeting.',
    question2: 'I confirm what listeners understood by inviting them to put it in their own words.',
  },
  {
    id: 'written-communication',
    name: 'Written Communication',
    category: 'Interpersonal Relationships',
    description:
      'Writing that a busy reader can act on: a clear purpose, plain words, and a request that is easy to find.',
    question1: 'I write messages that tell the reader in the opening line what I need.',
    question2: 'I get the response I was looking for from a written message at the first attempt.',
  },
  {
    id: 'partnership',
    name: 'Partnership',
    category: 'Interpersonal Relationships',
    description:
      'Working relationships built to last, inside the organization or beyond it, in which both sides keep gaining.',
    question1: 'I stay in regular contact with key partners between the projects we share.',
    question2: 'I structure agreements so that success for us is also success for the other side.',
  },
  {
    id: 'political-mindfulness',
    name: 'Political Mindfulness',
    category: 'Interpersonal Relationships',
    description:
      'Knowing how decisions actually get made: who has influence, what each group cares about, and how to act on that with integrity.',
    question1: 'I work out who stands to gain or lose from each proposal that I bring forward.',
    question2: 'I adjust my approach in a meeting when I sense a concern that stays unspoken.',
  },
  {
    id: 'public-service-motivation',
    name: 'Public Service Motivation',
    category: 'Interpersonal Relationships',
    description:
      'Caring about the good your work does. Customers, coworkers, and community count in your choices alongside profit.',
    question1: 'I consider the effect on our wider community when I make a business decision.',
    question2: 'I connect my team’s daily tasks to the people who benefit from them.',
  },
  {
    id: 'leveling-power-dynamics',
    name: 'Leveling Power Dynamics',
    category: 'Interpersonal Relationships',
    description:
      'Authority changes what people dare to say. You use yours to widen the conversation, so a hard truth can come from anyone.',
    question1: 'I speak last in discussions where my title could sway the outcome.',
    question2: 'I hear open disagreement from people who have less authority than I do.',
  },
  {
    id: 'confidentiality-trust',
    name: 'Confidentiality & Trust',
    category: 'Interpersonal Relationships',
    description:
      'What people tell you in private stays private. That is why they bring you the truth while there is still time to act.',
    question1: 'I keep private conversations private, even when sharing would earn me attention.',
    question2: 'I am among the first people my colleagues tell when something has gone wrong.',
  },
  {
    id: 'influence',
    name: 'Influence',
    category: 'Interpersonal Relationships',
    description:
      'Earning support for an idea by understanding what others care about, whether or not you have authority over them.',
    question1: 'I frame an idea in terms of what matters to the person I am speaking with.',
    question2: 'I win the active support of people who are free to turn me down.',
  },
  {
    id: 'conflict-resolution',
    name: 'Conflict Resolution',
    category: 'Interpersonal Relationships',
    description:
      'Dealing with tension while it is small. Each side is heard, and people leave with an agreement they can live with.',
    question1: 'I raise a tension directly with the person involved within a few days.',
    question2: 'I help people in conflict reach an agreement that both of them keep.',
  },
  {
    id: 'facilitating-difficult-conversations',
    name: 'Facilitating Difficult Conversations',
    category: 'Leadership of Others',
    description:
      'Leading the talk that others put off. The message is clear, the person keeps their dignity, and something changes afterward.',
    question1: 'I plan my opening sentences for a difficult conversation ahead of time.',
    question2: 'I guide a tense conversation toward a next step that everyone can name.',
  },
  {
    id: 'human-capital-management',
    name: 'Human Capital Management',
    category: 'Leadership of Others',
    description:
      'Treating hiring, roles, and workload as decisions worth slowing down for, so that people fit the work and choose to stay.',
    question1: 'I define the results a role must produce as the first step in hiring for it.',
    question2: 'I place people in roles where their strongest skills are used every week.',
  },
  {
    id: 'team-building',
    name: 'Team Building',
    category: 'Leadership of Others',
    description:
      'A group becomes a team when its members share a purpose, agree on how to work, and can be honest with each other. You make that happen.',
    question1: 'I establish working agreements with my team on how we make decisions together.',
    question2: 'I create occasions for team members to learn how each of them works best.',
  },
  {
    id: 'developing-mentoring',
    name: 'Developing & Mentoring',
    category: 'Leadership of Others',
    description:
      'Helping people grow through stretching work, useful feedback, and genuine interest in where they want to go.',
    question1: 'I give feedback specific enough for someone to act on it the same day.',
    question2: 'I hold regular conversations with each person about where they want to grow.',
  },
  {
    id: 'empowering-motivating',
    name: 'Empowering & Motivating',
    category: 'Leadership of Others',
    description:
      'Giving people real authority along with the task, and learning what makes the effort worthwhile for each of them.',
    question1: 'I hand over the authority to make decisions along with the tasks I delegate.',
    question2: 'I recognize good work by describing exactly what the person did that mattered.',
  },
  {
    id: 'leveraging-contributions',
    name: 'Leveraging Contributions',
    category: 'Leadership of Self',
    description:
      'Knowing what you do best and placing it where it counts. For the rest, you rely on people who are better at it.',
    question1: 'I spend most of my week on work that uses my strongest abilities.',
    question2:
      'I turn to colleagues whose strengths complement mine when work falls outside my own.',
  },
  {
    id: 'initiative',
    name: 'Initiative',
    category: 'Leadership of Self',
    description:
      'Acting on what needs doing while others wait to be told, with the judgment to know when to check first.',
    question1: 'I start work on a needed improvement before anyone has to ask for it.',
    question2: 'I bring a proposed solution whenever I report a problem to others.',
  },
  {
    id: 'resilience',
    name: 'Resilience',
    category: 'Leadership of Self',
    description:
      'Hard weeks come. You stay steady enough to think, recover after a setback, and carry its lesson into the next attempt.',
    question1: 'I maintain an even tone with my colleagues when the pressure is high.',
    question2: 'I take a concrete next step within days of a serious setback.',
  },
  {
    id: 'self-awareness',
    name: 'Self-Awareness',
    category: 'Leadership of Self',
    description:
      'Seeing yourself accurately: what you do well, what sets you off, and how you come across to the people around you.',
    question1: 'I request honest feedback on how my behavior affects the people around me.',
    question2: 'I describe my weak spots the same way my closest colleagues would.',
  },
  {
    id: 'emotional-intelligence',
    name: 'Emotional Intelligence',
    category: 'Leadership of Self',
    description:
      'Noticing emotions, yours and other people’s, and responding in a way that keeps the conversation useful.',
    question1: 'I notice what I am feeling early enough to choose how I respond.',
    question2: 'I acknowledge what another person is feeling before I turn to the facts.',
  },
  {
    id: 'continual-learning',
    name: 'Continual Learning',
    category: 'Leadership of Self',
    description:
      'Treating your role as something you are still learning. New skills get time on the calendar, and finished projects get a second look.',
    question1: 'I reserve time in my calendar each week to learn something useful for my role.',
    question2: 'I apply a lesson from one project to the way I run the next one.',
  },
  {
    id: 'integrity-honesty',
    name: 'Integrity & Honesty',
    category: 'Leadership of Self',
    description:
      'Your words and actions match. People get the truth from you, including when it costs you something.',
    question1: 'I tell the whole truth in situations where a partial one would be easier.',
    question2: 'I visibly follow the same rules that I expect my team to follow.',
  },
  {
    id: 'humility',
    name: 'Humility',
    category: 'Leadership of Self',
    description:
      'Being secure enough to share the credit, admit what you have yet to learn, and let a better argument win.',
    question1: 'I credit by name the people behind a success that I am praised for.',
    question2: 'I say openly that I have changed my mind when someone makes a better case.',
  },
  {
    id: 'lifestyle-habits',
    name: 'Lifestyle Habits',
    category: 'Strategic Planning & Focus',
    description:
      'The habits in and around work that keep you sharp: sleep, movement, rest, and a calendar with room to think.',
    question1: 'I protect the daily habits that keep my energy steady, even in busy weeks.',
    question2: 'I block out uninterrupted time each week for my most demanding work.',
  },
  {
    id: 'strategic-thinking',
    name: 'Strategic Thinking',
    category: 'Strategic Planning & Focus',
    description:
      'Looking up from this week’s tasks to see patterns, weigh options, and decide what deserves your limited attention.',
    question1:
      'I set aside time to study trends that could change our business in the coming years.',
    question2: 'I limit my team to the few priorities that matter most this quarter.',
  },
  {
    id: 'mission-vision-values',
    name: 'Mission, Vision & Values',
    category: 'Strategic Planning & Focus',
    description:
      'You give people a reason for the work, a picture of where it leads, and principles that hold when things get hard.',
    question1: 'I put our direction into words that anyone on the team could repeat.',
    question2: 'I use our stated values as a deciding factor when a choice is hard.',
  },
  {
    id: 'operational-alignment',
    name: 'Operational Alignment',
    category: 'Strategic Planning & Focus',
    description:
      'Strategy shows up in ordinary routines. You make sure that meetings, budgets, and roles all serve the plan.',
    question1: 'I translate yearly goals into milestones that each team member can act on.',
    question2: 'I retire routines that have stopped serving our current goals.',
  },
  {
    id: 'organizational-behavior',
    name: 'Organizational Behavior',
    category: 'Strategic Planning & Focus',
    description:
      'Understanding how structure, incentives, and culture shape what people do, then working with those forces on purpose.',
    question1: 'I look for causes in how we set up the work when capable people struggle.',
    question2: 'I prepare people for a change by addressing what they stand to lose.',
  },
] as const satisfies readonly Competency[];

export type CompetencyId = (typeof competencies)[number]['id'];

export const competencyById: ReadonlyMap<string, Competency> = new Map(
  competencies.map((competency) => [competency.id, competency]),
);

export const competencyName = (id: string) => competencyById.get(id)?.name ?? id;
