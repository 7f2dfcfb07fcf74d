/** As people write an amount: $89, but $12.99. */
export function dollars(amount: number): string {
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

export const products = {
  hero: {
    headline: 'Products',
    subtitle: 'Practical tools to build communication, clarity, and culture.',
  },
  playbook: {
    name: 'The New Manager 30-60-90 Playbook',
    format: '3-page playbook',
    description:
      'Three pages for the first 90 days in the role: what to do when, which questions to ask, and how to follow up.',
    whatYouGet: {
      headline: 'What You Get',
      items: [
        {
          title: 'A 30-60-90 day framework',
          description: 'What to aim for in your first three months as a manager.',
        },
        {
          title: 'Conversation prompts',
          description: 'Questions to bring to 1:1s, team meetings, and check-ins.',
        },
        {
          title: 'Accountability tools',
          description:
            'A place to write down who owns what, so you can follow up without hovering.',
        },
      ],
    },
    /** The items are parts of one sentence. */
    whoItIsFor: {
      headline: 'Who It Is For',
      items: [
        'First-time managers starting a new role,',
        'aspiring managers getting ready for one,',
        'and the HR leaders and founders who promote from within.',
      ],
    },
    comparison: {
      headline: 'Before and After',
      beforeLabel: 'Before',
      afterLabel: 'After',
      rows: [
        {
          before: 'You guess at what to do first.',
          after: 'You know what days 30, 60, and 90 are for.',
        },
        {
          before: 'Your 1:1s drift into status updates.',
          after: 'You arrive with questions worth asking.',
        },
        {
          before: 'Agreements fade after the meeting.',
          after: 'Everyone can see who owns what.',
        },
      ],
    },
    price: {
      currency: 'USD',
      availability: 'InStock',
      note: '(limited time)',
      value: (amount: string) =>
        `${/^\$(8|1[18](?!\d))/.test(amount) ? 'An' : 'A'} ${amount} value`,
    },
    closing: 'Start day one with a plan.',
    /** The labels of what the practice says about the order. */
    terms: { format: 'Format', delivery: 'Delivery', refund: 'Refunds' },
    action: {
      label: 'Get the Playbook',
      target: { kind: 'external', link: 'shop', sameTab: true },
      gate: { flag: 'shopEnabled', otherwise: { kind: 'page', to: '/coming-soon' } },
    },
  },
} as const;
