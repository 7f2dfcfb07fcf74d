import { navigation } from './navigation.ts';

export const services = {
  hero: {
    kicker: 'Leadership Strategy System',
    headline: '90 days of focused progress, with your team.',
    lead: 'Our signature program for leaders and their teams: weekly check-ins, leadership coaching, quarterly planning sessions, and a resource vault.',
    action: navigation.bookCall,
  },
  quarter: {
    headline: 'One Quarter, Planned at Both Ends',
    lead: '90 days is one quarter, so the program opens and closes with a quarterly planning session.',
    stops: [
      {
        when: 'Day 1',
        title: 'Planning session',
        description:
          'You and your team choose 1 to 3 high-impact areas and set milestones, timelines, and success metrics for the 90 days.',
      },
      {
        when: 'Every week',
        title: 'Check-in',
        description:
          'See what moved, clear what is in the way, and adjust. Coaching for you and your team runs alongside, and the resource vault is open throughout.',
      },
      {
        when: 'Day 90',
        title: 'Planning session',
        description:
          'Review the success metrics, decide which habits to keep, and plan the next quarter.',
      },
    ],
    onward: 'Next quarter',
  },
  benefits: {
    headline: 'What the Program Gives You',
    cards: [
      {
        title: 'A clear focus',
        description:
          'Your effort goes into 1 to 3 high-impact areas. The rest of the list waits for another quarter.',
        drawing: 'focus',
      },
      {
        title: 'A plan people can see',
        description: 'Milestones, timelines, and success metrics that the whole team works from.',
        drawing: 'plan',
      },
      {
        title: 'Progress that lasts',
        description:
          'Weekly check-ins track the results until the new way of working has become a habit.',
        drawing: 'habit',
      },
    ],
    terms: {
      whoAttends: 'You and your team',
      howOften: 'A check-in every week, and a planning session at each end',
      howLong: '90 days, or one quarter',
      handedOver: 'Your plan and its tools, templates, and systems',
    },
  },
  termLabels: {
    whoAttends: 'Who attends',
    howOften: 'How often',
    howLong: 'How long',
    handedOver: 'What you keep',
    weeklyTime: 'Your time each week',
    cost: 'What it costs',
  },
  additional: {
    headline: 'More Ways to Work Together',
    lead: 'Choose one on its own, or alongside the program.',
    seats: { you: 'You and your people', coach: 'Your coach' },
    /** After the link of each card, for screen readers. */
    about: (title: string) => `about ${title}`,
    cards: [
      {
        id: 'oneOnOne',
        title: 'Transformational one-on-one coaching',
        description:
          'A private place to work through the decisions and relationships that come with your role.',
        /** Defaults until the site settings say more. How often and how long have no default. */
        terms: {
          whoAttends: 'You and your coach, in private',
          handedOver: 'A next step to take, each time we talk',
        },
      },
      {
        id: 'consulting',
        title: 'Strategy and operations consulting',
        description: 'Set a direction, then fix the routines that slow you down.',
        terms: {
          whoAttends: 'You and the people who run the work',
          handedOver: 'A plan, and systems to carry it out',
        },
      },
      {
        id: 'teamDevelopment',
        title: 'Custom team development',
        description: 'Sessions built around how your team talks, decides, and handles conflict.',
        terms: {
          whoAttends: 'The whole team, you included',
          handedOver: 'Agreements on how you work together',
        },
      },
      {
        id: 'managerTraining',
        title: 'High-impact manager training program',
        description: 'The core skills: one-on-ones, delegation, feedback, and accountability.',
        terms: {
          whoAttends: 'The managers you choose, new or experienced',
          handedOver: 'Tools to use in their next one-on-one',
        },
      },
    ],
    /** Instead of terms that are not set: when all are missing, and when only some are. */
    agreed: {
      all: 'Before the work starts, we agree with you on how often we meet and for how long.',
      rest: 'Before the work starts, we agree with you on everything not named here.',
    },
  },
  discoveryCall: {
    headline: 'Wondering where to begin?',
    body: 'Book a discovery call. We listen first, then suggest the smallest step that would help.',
    action: navigation.bookCall,
  },
  howWeWork: {
    headline: 'How We Work Together',
    body: [
      'We begin with a conversation, then agree on a focus and a schedule in plain words before the work starts.',
      'From then on we work with what is already on your desk, such as the meeting you keep putting off or the plan your team is waiting for.',
    ],
  },
  /** The answers are site settings. A question without one is not shown. */
  faq: {
    headline: 'Questions, Answered',
    questions: {
      cost: 'What does it cost?',
      remote: 'Do we meet remotely or in person?',
      confidentiality: 'Is it confidential?',
    },
  },
} as const;
