import { expect, test } from 'vitest';
import { needsHelp } from './crisis.ts';

/*
 * What someone in danger might write, and what sounds like it but is not. Written before the phrases of
 * `src/content/crisis.ts`. The phrases were improved with the first half only; the second half says how they do
 * on lines that they were not made for.
 */

interface CrisisLines {
  /** Each should bring the help lines. */
  crisis: readonly string[];
  /** None should. */
  exaggerations: readonly string[];
}

const tuningLines: CrisisLines = {
  crisis: [
    'I want to kill myself',
    'Since the layoffs I have been thinking about suicide.',
    'I don’t want to live anymore, and no one at work knows',
    'Sometimes I think everyone would be better off without me',
    'I have been cutting myself after the board meetings',
    'how do I keep leading when I feel suicidal every morning',
    'I’m going to end my life this weekend',
    'My husband hits me when I come home late from work.',
    'my boyfriend threatened to kill me if I take the promotion',
    'I am afraid to go home tonight',
    'An employee said he will bring a gun to the office tomorrow',
    'My manager pushed me against the wall and I am scared of him',
    'a coworker sexually assaulted me on the business trip',
    'One of my team told me she wants to die',
    'I took a lot of pills an hour ago',
    'My partner is abusing me and I can’t focus on anything',
    'I keep having thoughts of hurting myself',
    'he is stalking me, he waits at my car every evening',
    'There is no reason to go on living after the bankruptcy',
    'I am not safe at home, what should I tell my boss?',
  ],
  exaggerations: [
    'This deadline is killing me',
    'My boss will kill me if the report is late again',
    'I nearly died of embarrassment in that presentation',
    'That launch was a suicide mission from the start',
    'Saying no to the chairman would be career suicide',
    'I could murder a coffee before this meeting',
    'These budget talks are pure torture',
    'My team shot down every idea I brought',
    'How do I kill a project that everyone loves?',
    'I am dying to hear what you think of my plan',
    'We are bleeding money and I need to cut costs',
    'He stabbed me in the back in front of the board',
    'The reorganization is a bomb that is about to go off',
    'I want to strangle the printer, and whoever bought it',
    'How do I pull the trigger on a difficult decision?',
    'I beat myself up over every mistake I make',
    'Our competitor is attacking us on price',
    'My calendar is abusing me',
    'I feel like I am drowning in email',
    'Should we hit our people with another survey?',
  ],
};

const keptAsideLines: CrisisLines = {
  crisis: [
    'I can’t do this anymore, I just want to be dead',
    'lately I wish I would not wake up',
    'I have a plan to take my own life',
    'Is it normal that I think about jumping off the office roof?',
    'I started to hurt myself again because of the stress',
    'Nobody would miss me if I was gone',
    'I wrote a goodbye letter to my kids last night',
    'How do I tell my team I was in the hospital because I tried to kill myself',
    'my wife beats me and I am too ashamed to tell HR',
    'My ex is threatening me and knows where I work',
    'a colleague grabbed me by the throat after the meeting',
    'someone on my team says he wants to shoot his supervisor',
    'I was raped by a client',
    'My direct report showed me bruises, her husband did it',
    'I’m in danger and I don’t know who to talk to',
    'My father locks me in the house when I want to go to work',
    'I overdosed last month and came back to work on Monday',
    'He said he would hurt my children if I leave him',
    'I have nothing left to live for since they fired me',
    'An employee told me that she self-harms',
  ],
  exaggerations: [
    'I would rather die than sit through another all-hands',
    'The commute is murder',
    'My inbox is a nightmare that never ends',
    'Our last product died, how do we grieve and move on as a team?',
    'She has a killer instinct for negotiations',
    'How do I defuse a ticking time bomb of a team conflict?',
    'I have been beaten to the promotion twice',
    'This spreadsheet makes me want to jump out of the window, kidding',
    'We need to stop the bleeding in customer support',
    'That feedback hurt me, how do I respond?',
    'My team is burned out and I feel dead tired',
    'They threw me under the bus in the review',
    'How do I fight for my budget without going to war?',
    'The market is in danger of collapsing, how do I lead through it?',
    'I don’t want to be here anymore, should I look for another job?',
    'I feel threatened by a talented new colleague',
    'How do I end a meeting that kills everyone’s energy?',
    'We have to survive this quarter or heads will roll',
    'I am scared of public speaking',
    'Do I have to fire a friend who is poison for the team?',
  ],
};

/**
 * Written in five rounds of ten, each by someone who plays another kind of author, before the phrases were improved
 * with it. When first tried, 0, 0, 5, 0, and 2 of the ten were recognized. The second round only hints.
 */
const laterLines: CrisisLines = {
  crisis: [
    'I keep thinking about how to end things, and I have the pills on my desk',
    'After the firing I see no way out and I do not want to be here anymore, alive I mean',
    'My stepfather beats my mother and now he came to my office',
    'One of my night shift told me he cuts himself',
    'Everyone at work would be happier if I just disappeared for good',
    'My boss locked the door and touched me, and I froze',
    'I bought a rope yesterday and nobody knows',
    'She told me in our one-on-one that she does not want to wake up tomorrow',
    'He holds a knife to me when I say I will leave him',
    'A former employee wrote that he will come back and shoot all of us',
    'Since my brother’s funeral I only wait for my own turn to come, and I would not stop it',
    'I have started giving my things away, and at work they think that I am tidying up',
    'Every night I stand on the balcony and count the floors',
    'An intern showed me the scars on her arms, they are new',
    'My girlfriend threw a glass at my head and I came to work with stitches',
    'My uncle makes me sleep with him, and I am too scared to leave',
    'I do not see why I should be alive next week',
    'He will find me and he will kill me, he has done it to someone before',
    'A driver I had to fire says he will run us all over in the yard',
    'I want it to be over. Not the job. Me.',
    'I feel like killing myself tonight',
    'my partner pushed me down the stairs last week',
    'I have been self harming again and my team noticed the cuts',
    'An employee posted that he is going to shoot up the warehouse',
    'I am scared that my ex will hurt me at work',
    'life is not worth it anymore',
    'my coworker says she took pills and is in the bathroom',
    'I don’t think I can stay alive through this divorce',
    'the manager forced me to have sex with him',
    'I am thinking about ending my life after the audit',
    'Last night I wrote to my family that this is the end for me',
    'I cannot take it anymore and I have decided to die',
    'a man from my team follows me to my car every night and I am frightened',
    'my dad hit my little brother again and I do not know where to go',
    'I swallowed all the tablets I had at home',
    'My report texted me that she is going to jump',
    'The warehouse manager put his hands under my shirt',
    'I dream of crashing my car into a wall so that it stops',
    'my husband says he will shoot the kids and then me',
    'One of my drivers said goodbye in a strange way and talks about ending everything',
    'My ex shows up at my door at night and I do not dare to go out',
    'I drank a lot and then I thought I might as well be dead',
    'a woman on my team says her husband broke her arm',
    'I looked up how many sleeping pills it takes',
    'Nothing would change if I died tonight',
    'my coworker grabbed my breasts in the elevator',
    'our guard has a pistol in his locker and talks about revenge',
    'I want to go to sleep and stay asleep forever',
    'My son said he hates his life and wants to hang himself',
    'he pushed me into the shelf and said next time it will be worse',
  ],
  exaggerations: [
    'My inbox is a suicide watch for my free time',
    'I could kill for a quiet morning',
    'We are fighting for survival as a company',
    'The auditors are torturing us',
    'How do I stop beating around the bush?',
    'He shot me a look across the table',
    'I want to disappear into the ground when I think of that speech',
    'Our sales are dead, how do we revive them?',
    'My team thinks I am a slave driver',
    'I cut myself off from the day-to-day, was that right?',
    'How do I survive my first board meeting?',
    'Our new rival is eating us alive',
    'I am dead serious about the deadline',
    'My boss jumped down my throat today',
    'The new system is suicide by spreadsheet',
    'How do I cut a project that I love?',
    'I would give my right arm for one more engineer',
    'We were hammered by the auditors, and I took it badly',
    'The board is out for blood',
    'Should I burn the old process down and start over?',
    'This merger will be the death of me',
    'My team is suffocating under the paperwork',
    'He attacked my budget in front of the board',
    'We killed the feature and customers cried',
    'I am hanging on by a thread with this launch',
    'How do I hit my targets without burning people out?',
    'She cut me out of the loop',
    'I could jump for joy, what now?',
    'Our best engineer is leaving and I could cry',
    'I want to stop living in my inbox',
    'I keep shooting down ideas, how do I stop?',
    'The launch crashed and burned',
    'I want to end our partnership with the agency',
    'My dad built this company and I am afraid to change it',
    'I swallowed my pride and said sorry',
    'She wants to jump to another team',
    'I have decided to kill the newsletter',
    'He follows me on every decision, how do I get him to think?',
    'My hands are tied by the owner',
    'We said goodbye to our old office and morale fell',
    'My father founded the firm and I am scared to tell him about the sale',
    'I am sick to death of status reports',
    'We are bleeding customers since the price change',
    'He always throws me under the bus',
    'I feel attacked in every review',
    'How do I stop fighting fires all day?',
    'My job is killing my marriage',
    'I want to quit and never come back',
    'Two people hate each other and it is war in here',
    'I cannot sleep because of the layoffs',
  ],
};

/** The numbers in docs/decisions/0055. */
const measured = {
  tuning: { recognized: 20, of: 20, falseAlarms: 0 },
  keptAside: { recognized: 20, of: 20, falseAlarms: 0 },
  later: { recognized: 47, of: 50, falseAlarms: 1 },
};

test.each([
  ['tuning', tuningLines],
  ['keptAside', keptAsideLines],
  ['later', laterLines],
] as const)('of the %s lines, as many are recognized as stated', (name, lines) => {
  const missed = lines.crisis.filter((line) => !needsHelp(line));
  const alarmed = lines.exaggerations.filter(needsHelp);
  const of = lines.crisis.length;
  expect(lines.exaggerations).toHaveLength(of);
  expect(new Set([...lines.crisis, ...lines.exaggerations]).size).toBe(2 * of);
  expect(
    { recognized: of - missed.length, of, falseAlarms: alarmed.length },
    JSON.stringify({ missed, alarmed }, null, 1),
  ).toEqual(measured[name]);
});

test.each([
  'I WANT TO KILL MYSELF',
  'I want  to\nkill — myself!',
  'I don’t want to live',
  'i dont want to live',
  'I do ＷＡＮＴ to die',
])('case, punctuation, and forms of letters do not matter: %j', (line) => {
  expect(needsHelp(line)).toBe(true);
});

test('only whole words count', () => {
  expect(needsHelp('The suicidally named album')).toBe(false);
});

test('a harmless expression does not hide a cry for help beside it', () => {
  expect(needsHelp('It was a suicide mission, and now I want to kill myself')).toBe(true);
});
