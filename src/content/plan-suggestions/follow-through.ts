export const followThrough = {
  accountability: {
    whenItWorks:
      'People hear from me while there is still time to change their own plans. When a result is missed, I talk about my part before anyone asks.',
    actions: {
      30: 'Warn the person waiting as soon as a date is in doubt, and name a new one you can keep. Log each warning: none should go out on the due date itself.',
      60: 'Open the review of one missed result with what you did or left undone, before anyone else speaks. Close with one thing you will do differently, and have it put in the minutes.',
      90: 'Post your commitments where the team posts theirs, with the late ones marked. Ask a teammate to call out each date of yours that goes by in silence, and work the count down to zero.',
    },
  },
  'decision-making': {
    whenItWorks:
      'Decisions that wait on me are made by the day they are due. Anyone who carries one out can tell you my reasons.',
    actions: {
      30: 'List the decisions that wait on you, with a due date and the one fact you still lack for each. Make the three oldest within the month.',
      60: 'Walk the people who carry out your next big decision through what you rejected, what tipped it, and what would reopen it. A week later, ask one of them why you chose as you did.',
      90: 'Enter five large decisions of the past year in a log, with what you expected and what came of them. Go over it with your team each quarter, and agree on one fact to look for sooner.',
    },
  },
  'problem-solving': {
    whenItWorks:
      'The same fault no longer lands on my desk twice a quarter. Anyone can look up what caused it and when the fix was last checked.',
    actions: {
      30: 'Take a problem that has come back at least twice, and have the people who run into it show you where it begins. Write the cause in one sentence that names something you can change.',
      60: 'Put one fix in place with those who live with the problem, after agreeing which count should fall. Chart that count where they can all see it for four weeks.',
      90: 'Schedule a check six weeks after each fix, with a named colleague to run it. Call a problem closed only once that person has seen the fix hold.',
    },
  },
  'support-service': {
    whenItWorks:
      'People who need my help know when they will have an answer. They no longer send reminders or look for a way around me.',
    actions: {
      30: 'Sit beside one person who receives your team’s work and watch what they must do before they can use it. Remove one of those steps, and hear from them that it is gone.',
      60: 'Agree with your team on a reply time for each kind of request, and tell the people who ask. For two weeks, count how many replies arrive within it.',
      90: 'Rotate responsibility for incoming requests through your team, a week at a time. Show the people you serve the share that was answered on time, even if it is lower than you hoped.',
    },
  },
  entrepreneurship: {
    whenItWorks:
      'There is always one small trial under way that began with something I saw a customer struggle with. My team can say what each trial taught us.',
    actions: {
      30: 'Spend an hour with each of two customers while they use what you offer, and write down every workaround they have invented. Choose one they might pay you to remove.',
      60: 'Try the idea on five customers with a sketch or a handmade version. First write down how many must place an order or pay a deposit for you to continue.',
      90: 'Reserve a small sum each quarter that anyone on your team may spend on a trial without asking. Let the first to use it show the whole team what came of the trial.',
    },
  },
  'financial-management': {
    whenItWorks:
      'Ask me what my area cost last month and what we got for it, and I can answer without looking it up. I end spending that does not pay off.',
    actions: {
      30: 'Have someone from finance take you through last month’s figures line by line. You are done when you can explain your three largest costs without notes.',
      60: 'Revisit last year’s largest purchase with the people who use it. Put what it was meant to return beside what it has returned, then decide whether to keep paying.',
      90: 'Let a team member present the monthly figures from now on, a different one each time. At the first session, have the group choose one expense to end.',
    },
  },
  'technological-acumen': {
    whenItWorks:
      'People ask me how something is done, and I show them on my own screen. The tools I bring in are still in use a month later.',
    actions: {
      30: 'Choose the program you open most, and learn the one function you always ask someone else to use for you. Do it alone three times.',
      60: 'Find the step in your team’s week where people retype or copy the most. Try one tool on it with two volunteers, and time the step before and after.',
      90: 'Teach one new tool on real work in 30 minutes, and set the date when the old way ends. Let a colleague run the next session without you.',
    },
  },
};
