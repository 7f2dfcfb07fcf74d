export const strategic = {
  'lifestyle-habits': {
    whenItWorks:
      'I reach Thursday afternoon with enough left to think. My team knows which hours I keep free, and sees the same person in a busy week.',
    actions: {
      30: 'Choose the habit you drop first in a busy week, such as a regular bedtime or a daily walk. Mark each day you keep it, and aim for 20 out of 30.',
      60: 'Agree with the people who book your time on two meeting-free mornings a week, and on what counts as an emergency. Keep at least six of the next eight.',
      90: 'Decide on a minimum for bad weeks, such as a ten-minute walk instead of an hour. Ask someone close to you in which weeks they noticed that you skipped even that.',
    },
  },
  'strategic-thinking': {
    whenItWorks:
      'My team can say what we are leaving undone this quarter, and why. When something shifts in our market, we have already talked about it.',
    actions: {
      30: 'Interview two people who know a trend that could hurt your business in three years. Write half a page on the first sign that it has arrived.',
      60: 'Present your team with three options for next year and what you would give up for each. Choose together, and write down why the other two lost.',
      90: 'Take your team away from daily work for half a day to look at what is changing around you. End one effort that no longer fits, and set the date for the next half day.',
    },
  },
  'mission-vision-values': {
    whenItWorks:
      'Stop anyone on my team in the hallway, and they can say where we are going. When a choice is hard, someone asks about our values before I do.',
    actions: {
      30: 'Sum up your direction in one sentence of at most 15 words, and tell it to four people. Ask them for it a week later, and reword it until all four remember it.',
      60: 'Test a hard choice you face against each of your stated values, together with your team. Note in the minutes which value decided it, and what it cost.',
      90: 'Collect three true stories in which living up to a value was costly. Have the people who were there tell them to the whole team.',
    },
  },
  'operational-alignment': {
    whenItWorks:
      'Every meeting I run can be traced to a goal for the year. When one no longer can, my team ends it without waiting for me.',
    actions: {
      30: 'Pause one report or meeting whose purpose no one can name. If no one has asked for it after three weeks, tell everyone that it is gone.',
      60: 'Break one yearly goal down with your team until each person has a milestone due within three weeks, in their own words. On that day, count the ones reached.',
      90: 'Match your budget with this year’s goals, and move money or hours to a goal that has too little. Tell the people it affects why.',
    },
  },
  'organizational-behavior': {
    whenItWorks:
      'When a good person struggles, I ask about the work before I ask about the person. I say aloud what a change will take away, and from whom.',
    actions: {
      30: 'Follow one task of a capable person who is struggling, and list what gets in their way. Remove one obstacle before you say a word about effort.',
      60: 'Ask three colleagues what a newcomer would learn here from who gets praised and promoted. Change one reward that teaches the wrong thing, and tell people why.',
      90: 'Make “Who loses what?” the first page of your next plan for a change, and check it with the people concerned. Change the plan in at least one place because of their answers.',
    },
  },
};
