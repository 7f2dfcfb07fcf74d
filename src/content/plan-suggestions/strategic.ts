export const strategic = {
  'lifestyle-habits': {
    whenItWorks:
      'I come to Thursday afternoon with enough left to think. My team knows which hours are closed, and sees the same person in a busy week.',
    actions: {
      30: 'Select the one habit you miss first in a busy week, such as sleep or a daily walk. Mark on paper each day you keep it, and aim for 20 out of 30.',
      60: 'Agree with the person who books your time on two closed mornings a week, and on what counts as an emergency. At least six of the next eight should stay whole.',
      90: 'Decide on a bad-week minimum for each habit, such as ten minutes instead of an hour. Ask someone close to you in which weeks they could tell that it was gone.',
    },
  },
  'strategic-thinking': {
    whenItWorks:
      'My team can say what we are leaving undone this quarter, and why. When something shifts in our market, we have already talked about it.',
    actions: {
      30: 'Question two people who are close to a trend that could hurt your business in three years. Write half a page on the first sign that it is arriving.',
      60: 'Lay three different options for next year before your team, each with what it would make you give up. Choose together, and record why the other two lost.',
      90: 'Take the team away from daily work for half a day each quarter to look at what is changing around you. End one effort at the first, and let a member lead the second.',
    },
  },
  'mission-vision-values': {
    whenItWorks:
      'Stop anyone on my team in the hallway, and they can say where we are going. When a choice is hard, someone asks about our values before I do.',
    actions: {
      30: 'Cut your direction to one sentence of no more than 15 words, and tell it to four people. Ask them for it a week later, and reword it until all four have it.',
      60: 'Test a hard choice you face now against each stated value in a meeting with your team. Enter in the minutes which value decided it, and what it cost.',
      90: 'Collect three true stories in which keeping to a value was expensive. From now on, every newcomer hears them from the people who were there.',
    },
  },
  'operational-alignment': {
    whenItWorks:
      'Every meeting I run can be traced to a goal for the year. When one no longer can, my team ends it without waiting for me.',
    actions: {
      30: 'Pause one report or meeting whose purpose no one can name. If no one has asked for it after three weeks, tell everyone that it is gone.',
      60: 'Break one yearly goal down with your team until each person has a milestone due within three weeks, in their own words. Count the ones reached when the date comes.',
      90: 'Match the budget with the yearly goals once a quarter, and move money or hours to a goal that has too little. Hand the second round to the colleague who keeps the budget.',
    },
  },
  'organizational-behavior': {
    whenItWorks:
      'When a good person struggles, I ask about the work before I ask about the person. I say aloud what a change will take away, and from whom.',
    actions: {
      30: 'Follow a capable person who is struggling through one task, and list what the setup puts in their way. Clear away one item before you say a word about effort.',
      60: 'Ask three colleagues what a newcomer would learn here from who gets praised and promoted. Change one reward that teaches the wrong thing, and tell people why.',
      90: 'Make “Who loses what?” the first page of every plan for a change, and check it with the people concerned. One plan should soon look different because of their answers.',
    },
  },
};
