export const followThrough = {
  accountability: {
    whenItWorks:
      'People hear from me while there is still time to change their own plans. When a result is missed, I talk about my part before anyone asks.',
    actions: {
      30: 'Warn the person who is waiting as soon as a date is in doubt, and offer a new one you can keep. Note how many days early each warning was.',
      60: 'Open the review of one missed result with your own part in it. Close with one thing you will do differently, and have it put in the minutes.',
      90: 'Post your commitments where the team posts theirs, and mark the late ones. Ask a teammate to tell you whenever you miss a date without a word.',
    },
  },
  'decision-making': {
    whenItWorks:
      'Decisions that wait on me are made by the day they are due. Anyone who carries one out can tell you my reasons.',
    actions: {
      30: 'List the decisions that are waiting for you, each with a due date and the one fact you still need. Make the three oldest this month.',
      60: 'Walk the people who will carry out your next big decision through your reasons and the options you rejected. A week later, ask one of them to explain the choice.',
      90: 'Enter five large decisions of the past year in a log: what you expected, and what happened. Go over it with your team, and agree on one thing to check sooner next time.',
    },
  },
  'problem-solving': {
    whenItWorks:
      'The same fault no longer lands on my desk twice a quarter. Anyone can look up what caused it and when the fix was last checked.',
    actions: {
      30: 'Take a problem that has come back at least twice, and ask the people who run into it to show you where it starts. Sum up the cause in one sentence that names something you can change.',
      60: 'Put one fix in place with the people who live with the problem, and agree on the number it should bring down. Chart that number where everyone can see it for four weeks.',
      90: 'Schedule a check four weeks after each fix, and name a colleague to run it. Call a problem closed only once that person has seen the fix hold.',
    },
  },
  'support-service': {
    whenItWorks:
      'People who need my help know when they will have an answer. They no longer send reminders or look for a way around me.',
    actions: {
      30: 'Sit with someone who receives your team’s work, and watch what they have to do before they can use it. Remove one of those steps, and check with them that it is gone.',
      60: 'Agree with your team on a reply time for each kind of request, and tell the people who ask. For two weeks, count how many replies arrive within it.',
      90: 'Put a different team member in charge of incoming requests each week for a month. Then show the people you serve how many were answered on time, even if it is fewer than you hoped.',
    },
  },
  entrepreneurship: {
    whenItWorks:
      'There is always one small trial under way that began with something I saw a customer struggle with. My team can say what each trial taught us.',
    actions: {
      30: 'Spend an hour with each of two customers while they use what you offer, and write down every workaround they have invented. Choose one they might pay you to remove.',
      60: 'Try the idea on five customers with a sketch or a rough version. Decide first how many must order or pay a deposit for you to continue.',
      90: 'Reserve a small sum this quarter that anyone on your team may spend on a trial without asking. Have the first person who uses it show the team what they learned.',
    },
  },
  'financial-management': {
    whenItWorks:
      'Ask me what my area cost last month and what we got for it, and I can answer without looking it up. I end spending that does not pay off.',
    actions: {
      30: 'Have someone from finance take you through last month’s figures line by line. You are done when you can explain your three largest costs without notes.',
      60: 'Revisit last year’s largest purchase with the people who use it. Compare what it was meant to bring with what it has brought, then decide whether to keep paying.',
      90: 'Let the people on your team take turns presenting the monthly figures. At the first session, choose together one expense to cut.',
    },
  },
  'technological-acumen': {
    whenItWorks:
      'People ask me how something is done, and I show them on my own screen. The tools I bring in are still in use a month later.',
    actions: {
      30: 'Choose the program you use most, and learn the one thing in it that you always ask others to do for you. Do it three times on your own.',
      60: 'Find the step in your team’s week where people retype or copy the most. Try one tool on it with two volunteers, and time the step before and after.',
      90: 'Teach one new tool on real work in 30 minutes, and set the date when the old way ends. Let a colleague run the next session without you.',
    },
  },
};
