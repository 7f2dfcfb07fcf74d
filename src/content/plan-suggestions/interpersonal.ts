export const interpersonal = {
  collaboration: {
    whenItWorks:
      'My plans reach other teams while they can still object, and what we hand over can be used the day it arrives.',
    actions: {
      30: 'Show a plan that is still a draft to one person in each team it touches. Change at least one thing because of what they say, and tell them which.',
      60: 'Draw one troublesome handoff together with the team on the other side, down to who sends what and when. Run the next three by that drawing.',
      90: 'Host 15 minutes every other week in which neighboring teams say what will soon change for the others. Hand the chair to another team for the third session.',
    },
  },
  'oral-communication': {
    whenItWorks:
      'My listeners can repeat my point after the first minute. Someone usually questions it before I have finished.',
    actions: {
      30: 'Write your point on a card before each meeting in which you present, and say it first. Ask a colleague to time you twice, and aim for under a minute.',
      60: 'Close three briefings by asking a listener what they will tell their own team. Where the retelling misses your point, say it again in a shorter way.',
      90: 'Record your next four updates, and note every passage you would skip as a listener. The fourth should be half the length of the first.',
    },
  },
  'written-communication': {
    whenItWorks:
      'My messages get their answer the first time. People forward them without adding a line to explain what I meant.',
    actions: {
      30: 'Pull up your last ten requests and mark those that needed a second message. Rewrite the worst three until a colleague can point to the request within five seconds.',
      60: 'Trade drafts with a fellow manager before either of you writes to more than ten people. Each cuts the other’s text by a quarter; do it six times.',
      90: 'Turn your best-answered messages into a short template that your team can copy. Look at 20 requests sent with it: at least 15 should have needed no second message.',
    },
  },
  partnership: {
    whenItWorks:
      'Partners call me between projects, sometimes with an offer. They tell others that an agreement with me is good for both sides.',
    actions: {
      30: 'Call two partners with whom you have no open project, and ask for nothing. Note what each is worried about this year, and send one of them something that helps.',
      60: 'Review one agreement with the other side in two columns: what you gain and what they gain. Amend one term where their column is short.',
      90: 'Schedule a quarterly talk with each key partner, and keep it even when no work is under way. At the first one, ask which term they would renegotiate, and answer within two weeks.',
    },
  },
  'political-mindfulness': {
    whenItWorks:
      'Objections to my proposals reach me before the meeting. People who lose by a decision still say that I dealt with them openly.',
    actions: {
      30: 'Trace the path of your next proposal: who decides, whom they listen to, and who stands to lose. Have a colleague who has been there longer than you correct it.',
      60: 'Visit the person who would lose most by your proposal before it comes to a vote. Put their objection into the paper in words they accept.',
      90: 'Compare notes with someone you trust after each important meeting: who held back, and over what? Ask that person in private if you were right, and keep count over ten meetings.',
    },
  },
  'public-service-motivation': {
    whenItWorks:
      'Anyone on my team can name a person whose day goes better because of their work. Before we choose, I ask who outside the room will feel it.',
    actions: {
      30: 'Give ten minutes of a team meeting to someone your work has helped. Afterward, have each member name the task of theirs that this person depended on.',
      60: 'Add a question to your next three decision papers: who outside the organization will feel this? Speak with at least one of those people before you decide.',
      90: 'Set paid hours aside for one lasting commitment to your community, and let the team choose it. When the first hours are spent, report on them in the words of those they served.',
    },
  },
  'leveling-power-dynamics': {
    whenItWorks:
      'Someone with far less authority than I have contradicts me in a meeting, and no one looks at the floor. My own view is often the last one heard.',
    actions: {
      30: 'Get someone to tally, in three meetings, who speaks before you have given your view and who only after it. Show the group the tally and ask what they make of it.',
      60: 'Assign two people with less authority than you to find what is wrong with your plan, with a day to prepare. Adopt at least one of their points in front of everyone.',
      90: 'Step out of the first half of one discussion a month, and have its least senior member report the group’s view to you. Answer every point in writing within a week.',
    },
  },
  'confidentiality-trust': {
    whenItWorks:
      'Colleagues come to me with bad news while it is fresh. None of them has ever heard their own story back from a third person.',
    actions: {
      30: 'Settle at the start of each private talk what may be passed on, and to whom. Move your notes from such talks to a place that only you can open.',
      60: 'Thank the next two people who bring you a mistake of their own before you ask a single question. A week later, find out from each whether they would come as early again.',
      90: 'Answer every prying question about a private talk with the same words: “That is theirs to tell.” You will know it has caught on when you hear a colleague say it.',
    },
  },
  influence: {
    whenItWorks:
      'People who owe me nothing spend their own hours on my ideas, and argue for them when I am not in the room.',
    actions: {
      30: 'Learn what the person whose support you most need will be judged on this year. Rewrite the first page of your proposal around the answer, and let them mark it up.',
      60: 'Recruit two people who are free to refuse. Ask each what they would change in your idea, make that change, and let them present their part themselves.',
      90: 'Ask each person who turns you down what would have made it a yes. Use the answers in your next three requests, and count how many people join of their own accord.',
    },
  },
  'conflict-resolution': {
    whenItWorks:
      'When I talk with two people at odds, they agree on something that both of them stick to. No one hears about my irritation secondhand.',
    actions: {
      30: 'Date each tension you know of by the day it began. Take the newest to the person concerned while it is still small, and note what the two of you agreed.',
      60: 'Meet two people who are at odds one by one, then together, until each can state what the other needs. Put their agreement on paper, and check after three weeks that both keep it.',
      90: 'Coach a team member through settling a dispute, and say nothing in the room yourself. Leave the next quarrel that would have reached you to them, and hear only how it ended.',
    },
  },
};
