import type { TextItem } from './home.ts';
import type { Action } from './actions.ts';

export interface ProductPrice {
  /** As structured data has it. */
  amount: string;
  currency: 'USD';
  availability: 'InStock';
  label: string;
  note: string;
  value: string;
}

export interface BeforeAfter {
  before: string;
  after: string;
}

export interface PlaybookContent {
  name: string;
  format: string;
  description: string;
  whatYouGet: { headline: string; items: readonly TextItem[] };
  whoItIsFor: { headline: string; items: readonly string[] };
  comparison: {
    headline: string;
    beforeLabel: string;
    afterLabel: string;
    rows: readonly BeforeAfter[];
  };
  price: ProductPrice;
  action: Action;
}

export interface ProductsContent {
  hero: { headline: string; subtitle: string };
  playbook: PlaybookContent;
}

export const products: ProductsContent = {
  hero: {
    headline: 'Products',
    subtitle: 'Practical tools to build communication, clarity, and culture.',
  },
  playbook: {
    name: 'The New Manager 30-60-90 Playbook',
    format: '3-page playbook',
    description:
      'Know what to do first, what to ask, and what to follow up on as you step into the role.',
    whatYouGet: {
      headline: 'What you get',
      items: [
        {
          title: 'A 30-60-90 day framework',
          description: 'A simple structure for your first 90 days as a manager.',
        },
        {
          title: 'Conversation prompts',
          description: 'For 1:1s, team meetings, and check-ins.',
        },
        {
          title: 'Accountability tools',
          description: 'Make commitments clear and follow up without hovering.',
        },
      ],
    },
    whoItIsFor: {
      headline: 'Who it is for',
      items: [
        'First-time managers starting a new role',
        'Aspiring managers getting ready for one',
        'HR leaders and founders who promote from within',
      ],
    },
    comparison: {
      headline: 'Before and after',
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
      amount: '12.99',
      currency: 'USD',
      availability: 'InStock',
      label: '$12.99',
      note: 'Limited time',
      value: '$89 value',
    },
    action: {
      label: 'Get the Playbook',
      target: { kind: 'external', link: 'shop', sameTab: true },
      gate: { flag: 'shopEnabled', otherwise: { kind: 'page', to: '/coming-soon' } },
    },
  },
};
