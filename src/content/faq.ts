export interface FaqEntry {
  /** Stable, for anchors and keys. */
  id: string;
  question: string;
  answer: readonly string[];
}

export const faq = {
  headline: 'Questions, Answered',
  entries: [
    {
      id: 'framework',
      question: 'What is the LEAP framework?',
      answer: [
        'LEAP is the four-step method behind the Leadership Strategy System: Limit around clear focus, Establish a plan, Assets that drive performance, and Progress swiftly and sustainably.',
        'You choose 1 to 3 high-impact areas, plan them with milestones and success metrics, equip the team with tools and templates, then track results until the habits hold.',
      ],
    },
    {
      id: 'who-it-is-for',
      question: 'Who is the Leadership Strategy System for?',
      answer: [
        'Founders, CEOs, business owners, HR leaders, and managers in small and mid-sized organizations. First-time and aspiring managers are welcome too.',
        'It fits best when you know your direction and want your team to help you get there.',
      ],
    },
    {
      id: 'what-is-included',
      question: 'What is included in the program?',
      answer: [
        'Over 90 days you get weekly check-ins, leadership coaching for you and your team, quarterly planning sessions, and access to a resource vault.',
      ],
    },
    {
      id: 'stay-connected',
      question: 'How can I stay connected?',
      answer: [
        'Subscribe to the free weekly newsletter and podcast for tools, stories, and ideas.',
        'If you’d rather talk, book a discovery call. It’s a good place to ask anything else.',
      ],
    },
  ],
} as const;
