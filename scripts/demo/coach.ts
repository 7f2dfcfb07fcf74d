interface Answer {
  about: RegExp;
  text: string;
}

/** The replies of the local model: enough to see the chat at work. */
const answers: readonly Answer[] = [
  {
    about: /psychological safety|new team|speak up/i,
    text: `A new team watches what happens to the first person who brings bad news. That moment does more for safety than any announcement.

Three things for this week:
1. In your next meeting, ask "What are we not talking about that we should be?" Then count to ten before you say anything.
2. Thank the first person who disagrees with you, in front of the others, and say what you will do with it.
3. Tell one short story of a call you got wrong and what you changed.

You will see it working when problems reach you while they are still small.

Which of your people has gone quiet since you arrived?`,
  },
  {
    about: /vulnerab|admit|mistake/i,
    text: `Small and specific beats big and personal. People need to see that not knowing is survivable here, not your whole story.

- Say "I don't know yet. I will find out by Thursday." Then do.
- When a plan changes because you misjudged it, name your part in one sentence.
- Ask for help with something real, and let the help show in the result.

One limit: share what you are working on, not what you need the team to carry for you.

What is one thing your team already knows you find hard?`,
  },
  {
    about: /discomfort|authority|tension|conflict|difficult conversation/i,
    text: `Authority is seldom lost by naming tension. It is lost by pretending not to see it.

Try this order in the room:
1. Name it: "This is uncomfortable, and it matters, so I want us to stay with it."
2. Say what is decided and what is still open. People can take a firm line when they know where it runs.
3. Ask each person for one concern before anyone argues.
4. Close with who does what by when.

If you feel the pull to smooth it over, slow down and ask a question instead.

What is the sentence you have been avoiding?`,
  },
  {
    about: /check-in|norms|communicat|meeting/i,
    text: `Keep it to 45 minutes and let the team do the sorting.

- 10 minutes: each person writes down how we write, meet, and decide here, one thing to a note.
- 15 minutes: sort the notes into preferences, traditions, and requirements. The arguments about which is which are the useful part.
- 15 minutes: choose one thing to stop, one to start, one to continue.
- 5 minutes: agree on who reminds us, and when we look again.

The PTR framework on this site has a blank template that you can print for it.

Is everyone in one place, or do some join from afar?`,
  },
  {
    about: /delegat|overload|too much|time|focus|priorit/i,
    text: `Before you hand anything over, limit the field. That is the L in LEAP: which one to three results would make the next 90 days a success?

For this week:
- List what only you can do. It is usually shorter than it feels.
- Take one thing that is not on it, and hand over the result, not the task: what good looks like, by when, and how much it may cost.
- Put one check-in halfway in the calendar, then stay out of it.

The first time will be slower than doing it yourself. That is the price of the second time.

What would you hand over first if you knew it would go well?`,
  },
];

const otherwise = `Let me make sure I understand what you are dealing with.

If this went well over the next 90 days, what would you see people do that they do not do today? Write that down in one sentence. It is the quickest way to tell the real issue from the noise around it.

Then choose one small step for this week that would tell you whether you are right about it, and one person who will ask you on Friday how it went.

What have you tried so far?`;

export function coach(question: string): string {
  return answers.find(({ about }) => about.test(question))?.text ?? otherwise;
}
