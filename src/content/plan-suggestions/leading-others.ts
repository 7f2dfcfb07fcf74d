export const leadingOthers = {
  'facilitating-difficult-conversations': {
    whenItWorks:
      'After a hard talk with me, people can say what I meant and what happens next. They still sit down beside me at lunch.',
    actions: {
      30: 'Rehearse the first two sentences of a hard talk with a colleague who plays the other person. Reword them until your colleague can repeat the message without feeling attacked.',
      60: 'Finish three tense conversations by agreeing on a next step. Send the other person a two-line summary that day, with the date when you will both check in again.',
      90: 'Go back to each person a month after a hard talk, and ask what has changed and how it felt for them. Use what you hear to help a colleague prepare for such a talk.',
    },
  },
  'human-capital-management': {
    whenItWorks:
      'The people I lead spend most days on work they are good at. When a role opens, I can say in three lines what it must produce.',
    actions: {
      30: 'Find out on how many days last week each person used their best skill. Where the answer is none, have two people swap a task this month.',
      60: 'Name the three results that the next person you hire must achieve in their first year, and agree on them with the team. Base every interview question on them.',
      90: 'Hold a “What makes you stay?” talk with everyone you would hate to lose. Change one thing in the role or workload of each of them because of what you hear.',
    },
  },
  'team-building': {
    whenItWorks:
      'My team settles how to decide something without waiting for me. In our meetings, “I need help” comes as easily as “good morning” does.',
    actions: {
      30: 'Fill half a page with how you work best and how to bring you bad news, and ask everyone on the team to do the same. Swap pages over lunch.',
      60: 'Draft up to five rules with your team for working and deciding together. After four weeks, keep only those that someone has actually used.',
      90: 'Begin a monthly half hour about how you work together, led by someone different each time. In the first one, ask which habit of yours gets in the team’s way.',
    },
  },
  'developing-mentoring': {
    whenItWorks:
      'Each person I lead can name something they could not do three months ago, and the remark of mine that helped.',
    actions: {
      30: 'Watch a team member do one piece of real work from start to finish, and give them a single thing to change. Watch again within two weeks, and tell them what got better.',
      60: 'Arrange for each person to spend half a day with someone whose job they are curious about. Afterward, agree on one thing they will try in their own role, and by when.',
      90: 'Pair everyone you lead with a colleague who can teach them a skill they ask for. After four weeks, ask each pair which task the learner now does alone.',
    },
  },
  'empowering-motivating': {
    whenItWorks:
      'Work moves on while I am away, because the people doing it can decide. When I thank someone, they know exactly what for.',
    actions: {
      30: 'Replace three general thank-yous with specific ones: what the person did, and what it led to. Ask each of them how they like to be thanked, and write it down.',
      60: 'Set a limit in money or time for two tasks you have delegated, and leave every choice within it to the people doing them. For four weeks, hand every “Can I?” back to them.',
      90: 'Announce that a team member now has the final say on one recurring question. Send everyone who still asks you to that person until two weeks pass without a question.',
    },
  },
};
