import type { CompetencyId } from '#domain/competencies.ts';

type Words = readonly [notYet: string, emerging: string, developing: string];

/** What an average below 4 says about a competency, at each of the lower three levels of the scale. */
const levelWords: Readonly<Record<CompetencyId, Words>> = {
  accountability: [
    'you are just beginning to track what you promise, and by when',
    'you keep track of your promises now and then, often after a reminder',
    'you keep your promises in ordinary weeks, and miss some in busy ones',
  ],
  'decision-making': [
    'deciding on time, and saying why, is new to you',
    'you decide on time now and then, and say why once someone asks',
    'you decide on time where you know the ground, and take longer elsewhere',
  ],
  'problem-solving': [
    'you fix what shows, and tracing it to a cause is new to you',
    'you look for the cause now and then, and check on a fix when reminded',
    'you find the cause of familiar problems, and return to some of the fixes',
  ],
  'support-service': [
    'asking people what help they need is new to you',
    'now and then you ask what help people need, usually after they have waited',
    'the people you know best can count on your help, and others sometimes can',
  ],
  entrepreneurship: [
    'trying out an idea of your own on a small scale is new to you',
    'you try out a new idea now and then, when someone gives you a push',
    'you spot needs close to your work, and test some of them',
  ],
  'financial-management': [
    'you are just learning to read the figures behind your work',
    'you look at your figures now and then, usually because someone asks',
    'you know and weigh your usual figures, and are less sure of unfamiliar ones',
  ],
  'technological-acumen': [
    'making a new tool part of your own day is new to you',
    'you pick up a new tool now and then, with someone to show you',
    'you are at home with the tools you know, and slower to adopt new ones',
  ],
  collaboration: [
    'you rarely involve others while a plan can still change',
    'you bring others in now and then, often when the plan is nearly done',
    'you involve the people you usually work with, and others a little late',
  ],
  'oral-communication': [
    'making your point first, and checking that it landed, is new to you',
    'you come to the point early now and then, when you have prepared for it',
    'you come to the point early in familiar meetings, and later in tense ones',
  ],
  'written-communication': [
    'opening a message with what you need is new to you',
    'now and then your first line says what you need, after a second draft',
    'your routine messages get an answer, and the difficult ones need another try',
  ],
  partnership: [
    'keeping in touch with partners between projects is new to you',
    'you contact your partners now and then, often when reminded',
    'you look after your closest partners, and the others wait for a project',
  ],
  'political-mindfulness': [
    'asking who gains and who loses from a proposal is new to you',
    'now and then you think of who gains and who loses, often afterward',
    'you read the groups you know well, and are still learning to read others',
  ],
  'public-service-motivation': [
    'weighing what your work means for the wider community is new to you',
    'now and then you think of the people your work reaches, when reminded',
    'you weigh the wider good in familiar choices, and forget it in hurried ones',
  ],
  'leveling-power-dynamics': [
    'making room for people with less authority to disagree is new to you',
    'now and then you let others speak first, and hear some disagreement',
    'people close to you disagree openly, and others do not yet',
  ],
  'confidentiality-trust': [
    'you are just becoming someone people confide in',
    'people bring you hard news now and then, and often late',
    'you hear hard news early from people who know you well, and later from others',
  ],
  influence: [
    'starting from what matters to the other person is new to you',
    'you start from the other person’s interests now and then, when you prepare',
    'you win over people who know you, and find strangers harder',
  ],
  'conflict-resolution': [
    'raising a tension yourself while it is small is new to you',
    'you raise a tension now and then, often after it has grown',
    'you raise a tension where you feel safe, and wait longer elsewhere',
  ],
  'facilitating-difficult-conversations': [
    'preparing a hard talk, and leading it to a next step, is new to you',
    'you have the hard talk now and then, when it can no longer wait',
    'you manage hard talks of a kind you know, and put off the others',
  ],
  'human-capital-management': [
    'deciding what a role must produce before you hire for it is new to you',
    'you match people and roles now and then, mostly when something goes wrong',
    'you place people well in roles you know, and are less sure in new ones',
  ],
  'team-building': [
    'agreeing with your team on how you work together is new to you',
    'now and then you talk about how you work as a team, usually after friction',
    'your team has agreements for familiar work, and improvises the rest',
  ],
  'developing-mentoring': [
    'talking with people about where they want to grow is new to you',
    'now and then you give feedback that people can use, when a review is due',
    'you help some people grow, and are still making regular time for the rest',
  ],
  'empowering-motivating': [
    'handing over the decision along with the task is new to you',
    'you hand over a decision now and then, and sometimes take it back',
    'you hand over what is familiar, and keep the larger decisions',
  ],
  'leveraging-contributions': [
    'building your week around what you do best is new to you',
    'you make time for your best work now and then, when the week allows',
    'you use your strengths in familiar work, and less of them in new work',
  ],
  initiative: [
    'starting before anyone asks is new to you',
    'you start on your own now and then, more often after a nudge',
    'you start on your own in matters you know, and wait in others',
  ],
  resilience: [
    'staying steady in a hard week is something you are just learning',
    'you keep an even tone now and then, and a setback slows you down',
    'you move on from familiar setbacks, and need longer after new ones',
  ],
  'self-awareness': [
    'asking how you come across is new to you',
    'now and then you ask how you come across, usually after something went wrong',
    'you know some of your weak spots, and ask only a few people about the others',
  ],
  'emotional-intelligence': [
    'you rarely notice a feeling before you respond',
    'you notice a feeling now and then, often after you have responded',
    'you notice feelings in calm conversations, and miss some in heated ones',
  ],
  'continual-learning': [
    'setting time aside to learn is new to you',
    'you take time to learn now and then, when your calendar has a gap',
    'you learn from familiar work, and make less time to learn when things change',
  ],
  'integrity-honesty': [
    'telling the awkward part unasked is something you are just learning',
    'you tell the awkward part now and then, often once someone asks',
    'you are open in familiar matters, and more guarded where it may cost you',
  ],
  humility: [
    'you rarely name the people behind your success',
    'you give others credit only now and then',
    'you share credit openly with people you know well, and less so with others',
  ],
  'lifestyle-habits': [
    'protecting your rest and your quiet hours is new to you',
    'you protect your quiet hours now and then, until the week gets busy',
    'you keep your good habits on a normal schedule, and lose some when it changes',
  ],
  'strategic-thinking': [
    'you rarely set time aside to look beyond this quarter',
    'you look beyond this quarter now and then, usually before a planning meeting',
    'you look ahead in your own field, and less far beyond it',
  ],
  'mission-vision-values': [
    'putting your direction into words for others is new to you',
    'now and then you say where you are going, when the occasion calls for it',
    'you put the direction into words for people close to you, and less often for others',
  ],
  'operational-alignment': [
    'turning yearly goals into steps for each person is new to you',
    'you connect goals and routines now and then, usually when the year begins',
    'most of your goals have steps, and some old routines still run beside them',
  ],
  'organizational-behavior': [
    'you rarely look for causes in how the work is set up',
    'now and then you look at how the work is set up, after looking at the people',
    'you see what shapes behavior on your own team, and less of it elsewhere',
  ],
};

/**
 * What the average of a competency (1–5) says, like “you give others credit only now and then”. Null from 4 on,
 * where there is nothing to start with.
 */
export function levelWordsFor(id: CompetencyId, average: number): string | null {
  return levelWords[id][Math.floor(average) - 1] ?? null;
}
