import type { AreaName } from '#domain/areas.ts';

export interface DevelopmentPlan {
  readonly whyItMatters: string;
  readonly miniChallenge: { readonly title: string; readonly steps: readonly string[] };
  /** Questions to think over alone or with a coach. */
  readonly reflection: readonly string[];
  readonly tryThis: readonly string[];
}

export const developmentPlans: Readonly<Record<AreaName, DevelopmentPlan>> = {
  'Follow Through & Output': {
    whyItMatters:
      'People decide how far to rely on you by what happens after the meeting. When your promises turn into finished work, no one has to chase you, and you are trusted with bigger things.',
    miniChallenge: {
      title: 'Five Promises by Friday',
      steps: [
        'Monday: write down every open promise you have made to your team, your customers, and yourself. Circle five you can finish this week.',
        'The same day, tell each person waiting for one of the five when it will arrive. Give everything else on the list a new date, or withdraw it openly.',
        'Wednesday: spend your first 30 minutes, before opening your inbox, on the item you have been avoiding.',
        'Friday: count what you delivered. Write one sentence about what held up the rest.',
      ],
    },
    reflection: [
      'Which kind of promise do I make too quickly, and to whom?',
      'What did my team wait for this month that only I could finish?',
      'Which problem have I fixed more than once, and what keeps bringing it back?',
    ],
    tryThis: [
      'End each meeting by reading the actions aloud: who does what, by when. Send the list within the hour.',
      'Before you say yes to a request, open your calendar and choose the hour in which you will do it.',
      'Pick one figure you answer for, such as margin or response time. Write it down by hand every Friday and note what moved it.',
    ],
  },
  'Interpersonal Relationships': {
    whyItMatters:
      'Your work depends on colleagues, customers, and partners. How they experience you decides how early you hear the truth, and how willingly they help when you need it.',
    miniChallenge: {
      title: 'Three Conversations in Five Days',
      steps: [
        'Monday: choose three people. One you rely on, one you find difficult, and one you have not spoken with for a month. Book 20 minutes with each.',
        'Ask all three the same question: “What is one thing I could do that would make your work easier?”',
        'Listen for most of the time. Before you answer, repeat what you heard and check that you got it right.',
        'By Friday, act on one of the answers. Tell the person what you did.',
      ],
    },
    reflection: [
      'Who brings me bad news early, and who waits? What have I done that explains the difference?',
      'Which relationship do I tend only when I need something?',
      'When did I last change my mind in front of others, and what did they see?',
    ],
    tryThis: [
      'Rewrite the first line of every important message so that it says what you need, and by when.',
      'In your next team discussion, invite the newest person to speak first. Speak last yourself.',
      'When something strains a relationship, raise it within two days, face to face or by phone. Start with what you observed.',
    ],
  },
  'Leadership of Others': {
    whyItMatters:
      'Your results now depend on what people can do when you are out of the room. Clear expectations, useful feedback, and real authority let them do good work, and leave you time for the work only you can do.',
    miniChallenge: {
      title: 'Hand Over One Whole Task',
      steps: [
        'Monday: choose a task you do regularly that someone on your team could own with some support.',
        'Meet with them for 30 minutes. Agree on the result, the limits, the decisions that are theirs, and the time of your check-in.',
        'Wednesday: hold the check-in. Ask what they have decided and what they need. Let them solve it.',
        'Friday: tell them one thing they did well and one thing to adjust. Agree on whether the task is now theirs for good.',
      ],
    },
    reflection: [
      'Which decision still comes to me that my team could make?',
      'What conversation have I postponed, and who pays for the delay?',
      'What does each person on my team want to be able to do a year from now? Have I asked?',
    ],
    tryThis: [
      'Open each one-on-one with the other person’s agenda. Save yours for the last ten minutes.',
      'Give feedback within a day, in three sentences: what I saw, what it led to, what I would like next time.',
      'Write half a page for each role on your team: the results it exists for, the decisions it makes alone, and how you will both know it is going well.',
    ],
  },
  'Leadership of Self': {
    whyItMatters:
      'Your team takes its cue from you, most of all on a bad day. When you know your triggers, admit mistakes, and keep learning, you make it safe for others to do the same.',
    miniChallenge: {
      title: 'A Week of Noticing',
      steps: [
        'Keep one note open on your phone. Each time you feel rushed, irritated, or defensive, write down the time and what set it off.',
        'In those moments, take three slow breaths before you speak or press send.',
        'Wednesday: ask someone you trust, “What do I do when I am under pressure, and how does it affect you?” Listen, say thank you, and stop there.',
        'Friday: read your notes. Choose one trigger and write down what you will do the next time it occurs.',
      ],
    },
    reflection: [
      'What did someone tell me about myself this month that I did not expect?',
      'Where does my behavior under pressure differ from what I ask of my team?',
      'Which of my strengths do I use too little, and which too much?',
    ],
    tryThis: [
      'Close each workday with two lines: what I did well, and what I would do differently.',
      'The next time you are wrong, say “I was wrong about that” to the people who were there. Then say what you will do now.',
      'Block one hour a week for a topic you chose in advance. Tell a colleague one thing you took from it.',
    ],
  },
  'Strategic Planning & Focus': {
    whyItMatters:
      'A full calendar can hide a missing direction. When you choose a few things and arrange the week around them, your team knows what to work on, and what can wait.',
    miniChallenge: {
      title: 'Three Priorities on One Page',
      steps: [
        'Monday: write down your priorities for this quarter, three at most. Beside each, put the number or date that would show success.',
        'Tuesday: go through last week’s calendar. Mark every hour that served a priority, then add up the total.',
        'Wednesday: cancel, shorten, or hand over two commitments that serve none of the three. Use the time for a 90-minute thinking block.',
        'Friday: show the page to your team. Ask each person where their work fits, and rewrite whatever they could not place.',
      ],
    },
    reflection: [
      'If I could finish only one thing this quarter, which would it be? Does my calendar agree?',
      'What would my team say our priorities are?',
      'Which daily habit leaves me able to think, and which one wears me down?',
    ],
    tryThis: [
      'Spend the first 15 minutes of the week alone with your priorities. Write one outcome for each where your team can see it.',
      'For every new project you accept, name the one that stops or waits.',
      'Choose the hour at which your workday ends. Tell your team what it is, so they feel free to set their own.',
    ],
  },
};
