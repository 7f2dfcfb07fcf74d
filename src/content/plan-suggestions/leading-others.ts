export const leadingOthers = {
  'facilitating-difficult-conversations': {
    whenItWorks:
      'After a hard talk with me, people can say what I meant and what happens next. They still sit down beside me at lunch.',
    actions: {
      30: 'Rehearse the first two sentences of a hard talk on a colleague who plays the other person. Keep cutting until they can repeat the message and do not feel attacked.',
      60: 'Finish three tense conversations by having the other person say the next step. Send it to them in two lines that day, with the date when you will both look at it again.',
      90: 'Go back to the person a month after each hard talk, and ask what has changed and how it felt to be on the other side. Use the answers to help a colleague prepare one.',
    },
  },
  'human-capital-management': {
    whenItWorks:
      'The people I lead spend most days on work they are good at. When a role opens, I can say in three lines what it must produce.',
    actions: {
      30: 'Find out how many days last week each person used the skill they are best at. Where the answer is none, trade a task between two people before the month is over.',
      60: 'Name three results that the next role you fill must produce in its first year, and agree on them with its future colleagues. Build every interview question on those three.',
      90: 'Hold a “What makes you stay?” talk twice a year with everyone you would hate to lose. After the first round, each of them can point to one change in role or workload.',
    },
  },
  'team-building': {
    whenItWorks:
      'My team settles how to decide something without waiting for me. In our meetings, “I need help” comes as easily as “good morning” does.',
    actions: {
      30: 'Fill half a page with how you work best and how to bring you bad news, and have every member do the same. Swap the pages over a one-hour lunch.',
      60: 'Draft with the team no more than five rules for working and deciding together. After four weeks, keep only those that someone has called on aloud.',
      90: 'Begin a monthly half hour about how you work together, led by a different member each time. It has taken hold when someone raises a habit of yours and the group settles it.',
    },
  },
  'developing-mentoring': {
    whenItWorks:
      'Each person I lead can name something they could not do three months ago, and the remark of mine that helped.',
    actions: {
      30: 'Watch a team member do one piece of real work from start to finish, and give them a single thing to change. Watch again within two weeks, and tell them what got better.',
      60: 'Arrange for each person to spend half a day beside someone whose job they are curious about. Afterward, agree on one thing they will try in their own role, and by when.',
      90: 'Pair every member with a colleague who is better than you at what they want to learn. Hear from each pair which task the learner now does alone.',
    },
  },
  'empowering-motivating': {
    whenItWorks:
      'Work moves on while I am away, because the people doing it can decide. When I thank someone, they know exactly what for.',
    actions: {
      30: 'Replace three general thanks with exact ones: what the person did, and what came of it. Ask each of the three how they like to be thanked, and write it down.',
      60: 'Set a limit in money or time for two tasks you have handed out, and leave every choice within it to their owners. For four weeks, give no answer to a “Can I?” that falls within it.',
      90: 'Announce to all who used to ask you that a team member now has the final word on one recurring matter. Send every later question back to that person, until two weeks go by without one.',
    },
  },
};
