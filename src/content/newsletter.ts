export const newsletter = {
  hero: {
    kicker: 'Free, Every Week',
    headline: 'Leadership you can use this week.',
    lead: 'A newsletter and podcast for people who lead people.',
  },
  description: {
    headline: 'What You Get Every Week',
    body: [
      'Written for leaders with full calendars. Read it over coffee or listen on the way to work, then bring one idea to your team.',
    ],
  },
  items: [
    {
      title: 'Tools',
      description: 'Prompts and templates to try in your next meeting.',
    },
    {
      title: 'Stories',
      description: 'How someone led through a hard change, and what it took.',
    },
    {
      title: 'Ideas',
      description: 'A way of looking at people or strategy that you can test by Friday.',
    },
  ],
  /** Above the titles of past issues from the site settings. */
  pastIssues: 'From Past Issues',
  closing: {
    headline: 'Start with the Next Issue',
    body: 'It’s free and arrives once a week.',
  },
  /** The button of the hero and of the closing band. */
  subscribe: {
    label: 'Subscribe Now',
    target: { kind: 'external', link: 'newsletter' },
  },
} as const;
