/** The replies of the local model: enough to see the chat at work. */
const answers: readonly { about: RegExp; text: string }[] = [
  {
    about: /psychological safety|new team|speak up/i,
    text: `A new team watches what happens to the first person who brings bad news. This week:

1. Ask "What are we not talking about that we should be?" Then count to ten before you say anything.
2. Thank the first person who disagrees with you, in front of the others, and say what you will do with it.
3. Tell one short story of a call you got wrong and what you changed.

Which of your people has gone quiet since you arrived?`,
  },
  {
    about: /vulnerab|admit|mistake/i,
    text: `Small and specific beats big and personal. People need to see that not knowing is survivable here.

- Say "I don't know yet. I will find out by Thursday." Then do.
- When a plan changes because you misjudged it, name your part in one sentence.

What is one thing your team already knows you find hard?`,
  },
  {
    about: /discomfort|authority|tension|conflict|difficult conversation/i,
    text: `Authority is seldom lost by naming tension. It is lost by pretending not to see it.

1. Name it: "This is uncomfortable, and it matters, so I want us to stay with it."
2. Say what is decided and what is still open. Ask each person for one concern before anyone argues.
3. Close with who does what by when.

What is the sentence you have been avoiding?`,
  },
  {
    about: /check-in|norms|communicat|meeting/i,
    text: `Keep it to 45 minutes and let the team do the sorting.

- First, each person writes down how we write, meet, and decide here, one thing to a note.
- Sort the notes into preferences, traditions, and requirements. The arguments are the useful part.
- Choose one thing to stop, one to start, one to continue. Agree on when we look again.

Is everyone in one place, or do some join from afar?`,
  },
  {
    about: /delegat|overload|too much|time|focus|priorit/i,
    text: `Before you hand anything over, limit the field: which one to three results would make 90 days a success?

- List what only you can do. It is usually shorter than it feels.
- Hand over one result that is not on it: what good looks like, by when, and how much it may cost.

What would you hand over first if you knew it would go well?`,
  },
];

const otherwise = `Let me make sure I understand what you are dealing with.

If this went well over the next 90 days, what would you see people do that they do not do today? Choose one small step for this week, and one person who will ask you on Friday how it went.

What have you tried so far?`;

export function coach(question: string): string {
  return answers.find(({ about }) => about.test(question))?.text ?? otherwise;
}
