export const interpersonal = {
  collaboration: {
    whenItWorks:
      'My plans reach other teams while they can still object, and what we hand over can be used the day it arrives.',
    actions: {
      30: 'Show a plan that is still a draft to one person in each team it touches. Change at least one thing because of what they say, and tell them which.',
      60: 'Draw one troublesome handoff with the team on the other side: who sends what, and when. Follow the drawing for the next three.',
      90: 'Host 15 minutes every other week in which neighboring teams say what will soon change for the others. Let another team lead the third session.',
    },
  },
  'oral-communication': {
    whenItWorks:
      'My listeners can repeat my point after the first minute. Someone usually questions it before I have finished.',
    actions: {
      30: 'Write your point on a card before each meeting in which you present, and say it first. Ask a colleague to time you twice, and aim for under a minute.',
      60: 'Close three briefings by asking a listener what they will tell their team. If it misses your point, say it again in fewer words.',
      90: 'Record your next four updates, and note every passage you would skip as a listener. The fourth should be half the length of the first.',
    },
  },
  'written-communication': {
    whenItWorks:
      'My messages get answered the first time. People forward them without adding a line to explain what I meant.',
    actions: {
      30: 'Pull up your last ten requests, and mark those that needed a second message. Rewrite the worst three until a colleague can find the request within five seconds.',
      60: 'Trade drafts with a fellow manager before either of you writes to more than ten people. Cut each other’s text by a quarter, and do it six times.',
      90: 'Turn your best-answered messages into a short template that your team can copy. Look at 20 requests sent with it: at least 15 should have needed no second message.',
    },
  },
  partnership: {
    whenItWorks:
      'Partners call me between projects, sometimes with an offer. They tell others that an agreement with me is good for both sides.',
    actions: {
      30: 'Call two partners with whom you have no open project, and ask for nothing. Note what each is worried about this year, and send one of them something that helps.',
      60: 'Review one agreement with the other side in two columns: what you gain, and what they gain. Improve one term where their column is short.',
      90: 'Schedule a talk with each key partner this quarter, even if you have no project together. Ask which term they would renegotiate, and answer within two weeks.',
    },
  },
  'political-mindfulness': {
    whenItWorks:
      'Objections to my proposals reach me before the meeting. People who lose out in a decision still say that I dealt with them openly.',
    actions: {
      30: 'Trace the path of your next proposal: who decides, whom they listen to, and who stands to lose. Ask a longtime colleague what you got wrong.',
      60: 'Visit the person who would lose most from your proposal before it is decided. Include their objection in it, in words they accept.',
      90: 'Compare notes with someone you trust after five important meetings: who held back, and why? Ask one of those people in private whether you read them right.',
    },
  },
  'public-service-motivation': {
    whenItWorks:
      'Anyone on my team can name a person whose day goes better because of their work. Before we choose, I ask who outside the room will feel it.',
    actions: {
      30: 'Give ten minutes of a team meeting to someone your work has helped. Afterward, ask everyone which of their tasks this person depended on.',
      60: 'Add a question to your next three decision papers: who outside the organization will feel this? Speak with at least one of those people before you decide.',
      90: 'Set aside paid hours for a community project that your team chooses. After the first hours, ask the people it serves what difference it makes, and tell the team.',
    },
  },
  'leveling-power-dynamics': {
    whenItWorks:
      'Someone with far less authority than I have contradicts me in a meeting, and no one looks at the floor. My own view is often the last one heard.',
    actions: {
      30: 'Get someone to count, in three meetings, who speaks before you give your view and who only after. Show the group the count, and ask what they make of it.',
      60: 'Assign two people with less authority than you to find what is wrong with your plan, and give them a day to prepare. Adopt at least one of their points in front of everyone.',
      90: 'Step out of the first half of one discussion a month, and have the most junior person report the group’s view to you. Answer every point within a week.',
    },
  },
  'confidentiality-trust': {
    whenItWorks:
      'Colleagues come to me with bad news while it is fresh. None of them has ever heard their own story back from a third person.',
    actions: {
      30: 'Agree at the start of each private talk what you may pass on, and to whom. Move your notes from such talks to a place that only you can open.',
      60: 'Thank the next two people who tell you about a mistake of theirs before you ask anything. A week later, ask each of them whether they would tell you that early again.',
      90: 'Answer every prying question about a private talk with the same words: “That is theirs to tell.” You will know it has caught on when you hear a colleague say it.',
    },
  },
  influence: {
    whenItWorks:
      'People who owe me nothing spend their own hours on my ideas, and argue for them when I am not in the room.',
    actions: {
      30: 'Find out what the person whose support you need most has to achieve this year. Rewrite the first page of your proposal around that, and ask them to mark it up.',
      60: 'Recruit two people who are free to say no. Ask each what they would change about your idea, make the change, and let them present it.',
      90: 'Ask everyone who turns you down what would have made it a yes. Use the answers in your next three requests, and count the yeses.',
    },
  },
  'conflict-resolution': {
    whenItWorks:
      'When I talk with two people at odds, they agree on something that both of them stick to. No one hears about my irritation secondhand.',
    actions: {
      30: 'List the tensions you know of, and when each began. Raise the newest one with the person concerned while it is still small, and note what the two of you agree on.',
      60: 'Meet with two people who are at odds, first separately, then together, until each can say what the other needs. Write down what they agree on, and check after three weeks that it holds.',
      90: 'Coach a team member to settle a dispute while you stay silent in the room. Hand them the next one, and ask only how it ended.',
    },
  },
};
