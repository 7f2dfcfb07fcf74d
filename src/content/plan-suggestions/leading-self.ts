export const leadingSelf = {
  'leveraging-contributions': {
    whenItWorks:
      'Most of my hours go to what I do best, and colleagues can say what that is. They also know whom I ask for the rest.',
    actions: {
      30: 'Email five colleagues to ask when they saw you at your best, and what you were doing. Underline what three of them mention, and block four hours for it next week.',
      60: 'Trade a task you do poorly for one a colleague would gladly give up, and show each other what good looks like. Look at both results together after three weeks.',
      90: 'Hand two of your regular duties to people who are better at them. Count your hours after four weeks: more than half should go to your strongest work.',
    },
  },
  initiative: {
    whenItWorks:
      'Things get fixed before anyone asks me. When I bring a problem upward, there is a proposal on the same page.',
    actions: {
      30: 'Fix one small thing that everyone grumbles about and no one owns. Finish within two weeks, and ask first only if it touches someone else’s budget.',
      60: 'Sort out with the person you report to what you may act on at once and what needs a yes first. Act on two things of the first kind within three weeks, and report back.',
      90: 'Attach a solution, its cost, and a first step to every problem you report, and ask your team to do the same. Go through the last ten together, and count how many had all three.',
    },
  },
  resilience: {
    whenItWorks:
      'In a bad week, my voice sounds the way it does in a good one. Within days of a setback, people see me at work on the next attempt.',
    actions: {
      30: 'Give someone in your tensest meetings a signal to use when your voice sharpens. Count the signals, and aim for fewer in the fourth week than in the first.',
      60: 'Gather the people who went through your last setback with you, and ask what helped in the first three days and what hurt. Keep the answers for the next one.',
      90: 'Track every setback, even small ones, with two dates: when it hit, and when you took your first step after it. Show the list to someone who will ask about any gap longer than three days.',
    },
  },
  'self-awareness': {
    whenItWorks:
      'Ask me and my closest colleague for my weak spots, and you get the same list. People point out a new one without being asked.',
    actions: {
      30: 'Write out the three weak spots you see in yourself, and ask two close colleagues for the three they see. Circle whatever is only on their lists.',
      60: 'Invite someone to count one habit of yours, such as interrupting, in a meeting that you lead. Repeat until the count has halved.',
      90: 'Tell your team which habit you are changing, and ask once a month how it is going. Act on the first answer that stings, and say what you did.',
    },
  },
  'emotional-intelligence': {
    whenItWorks:
      'When someone is upset, I hear them out before we get to the facts. When I am the one who is upset, I say so and no one has to guess.',
    actions: {
      30: 'Jot down one word for your mood before each meeting. After 20 meetings, look at the words for the three that went worst, and plan for such days.',
      60: 'Reply to the next three people who come to you upset by naming the feeling you hear. Wait for their yes or their correction, and only then turn to the facts.',
      90: 'Start your weekly meeting with one word from everyone on how they feel, and go first with an honest one. Change the agenda at least once because of what you hear.',
    },
  },
  'continual-learning': {
    whenItWorks:
      'There is an hour of learning on my calendar that no one tries to book over. Each of my project plans uses a lesson from the project before.',
    actions: {
      30: 'Pick the question about your role that you would least like to be asked. Spend an hour with someone who can answer it, and write down what you will do differently.',
      60: 'Bring the people from a finished project back together for 45 minutes, and agree on one lesson. Write it into the next project’s plan as a task with an owner.',
      90: 'Block one hour a week for learning, and keep it at least three weeks out of four. Help one team member do the same.',
    },
  },
  'integrity-honesty': {
    whenItWorks:
      'People get the whole story from me, including the part that is awkward for me. No one can name a rule that binds them and spares me.',
    actions: {
      30: 'Pick an occasion when you told only the comfortable half. Go to the person, add the part you left out, and say why you did.',
      60: 'Ask your team which rule you break yourself, without names if they prefer. Within a week, announce whether you will keep it or drop it for everyone.',
      90: 'Meet once a month with a colleague who will be blunt, and compare what you said with what you did. Offer to do the same for them.',
    },
  },
  humility: {
    whenItWorks:
      'When I am praised, other names come up in my first sentence. People have seen me give up an opinion in the middle of a meeting.',
    actions: {
      30: 'Pass on the next three compliments you receive, on the spot, with the name of the person who earned them. Let that person know what was said.',
      60: 'Put one of your firm opinions up for debate with a colleague who knows the subject better. Afterward, tell the group what you think now and whose argument moved you.',
      90: 'Take a weekly lesson from a team member in something they do better than you, where others can see it. After four lessons, send people with questions to them.',
    },
  },
};
