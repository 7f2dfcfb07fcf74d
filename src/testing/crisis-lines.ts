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

export const tuningLines: CrisisLines = {
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

export const keptAsideLines: CrisisLines = {
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
