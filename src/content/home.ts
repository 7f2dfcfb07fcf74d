import type { Action } from './actions.ts';

/** Attributed by role only, never by name. */
export interface Testimonial {
  quote: string;
  attribution: string;
}

export interface Statistic {
  value: string;
  label: string;
}

export interface TextItem {
  title: string;
  description: string;
}

export interface HeroContent {
  kicker: string;
  headline: string;
  lead: string;
  painPoints: { title: string; items: readonly string[] };
  outcomes: { title: string; items: readonly string[] };
  testimonial: Testimonial;
  action: Action;
  statistics: readonly Statistic[];
}

export interface CycleStep {
  name: 'Vision' | 'Strategy' | 'Systems' | 'Impact';
  sentence: string;
}

export interface CoachContent {
  kicker: string;
  headline: string;
  body: readonly string[];
  cycle: {
    title: string;
    /** Text alternative of the drawing. */
    summary: string;
    steps: readonly CycleStep[];
  };
  action: Action;
}

export interface ProgramContent {
  name: string;
  length: string;
  includes: readonly TextItem[];
}

export interface HomeSection {
  headline: string;
  lead: string;
  body?: string;
  items: readonly TextItem[];
}

export interface LeapStep {
  letter: 'L' | 'E' | 'A' | 'P';
  name: string;
  focus: string;
  description: string;
}

export interface LeapContent {
  kicker: string;
  headline: string;
  lead: string;
  steps: readonly LeapStep[];
}

export interface BandContent {
  headline: string;
  body: string;
  action: Action;
}

export interface BookingContent {
  headline: string;
  body: string;
  /** Shown before the scheduler's frame is loaded. */
  consent: string;
  showCalendar: string;
  frameTitle: string;
  loading: string;
  failed: string;
  fallback: Action;
}

export interface HomeContent {
  hero: HeroContent;
  coach: CoachContent;
  whatWeDo: HomeSection & { program: ProgramContent };
  whyThisMatters: HomeSection;
  whoThisIsFor: HomeSection;
  results: HomeSection;
  leap: LeapContent;
  callToAction: BandContent;
  booking: BookingContent;
  newsletter: BandContent;
}

export const home: HomeContent = {
  hero: {
    kicker: 'Leadership coaching and strategy',
    headline: 'Make room to lead.',
    lead: 'In 90 days, you and your team choose what matters most, build a plan around it, and set up the habits that keep it moving.',
    painPoints: {
      title: 'Where you are now',
      items: [
        'Every decision still comes back to you.',
        'Priorities change before anyone finishes one.',
        'Meetings fill the week and the strategy waits.',
        'Good people are tired, and you are too.',
      ],
    },
    outcomes: {
      title: 'Where you want to be',
      items: [
        'A short list of priorities everyone can name.',
        'A team that decides and follows through.',
        'Managers who coach and give honest feedback.',
        'Time in your week to think ahead.',
      ],
    },
    // Sample: replace with an approved client quote before going live.
    testimonial: {
      quote:
        'We used to start over every quarter. Now the team can name our priorities without looking them up, and I can leave a meeting without a list of things to chase.',
      attribution: 'Operations director, regional nonprofit',
    },
    action: {
      label: 'Book Your Discovery Call',
      target: { kind: 'external', link: 'scheduler' },
    },
    statistics: [
      { value: 'Hundreds', label: 'of hours regained' },
      { value: '20%', label: 'lower turnover and rehiring cost' },
      { value: '25%', label: 'operational efficiency' },
      { value: '30%', label: 'employee engagement' },
      { value: '50+', label: 'trainings led' },
      { value: '500+', label: 'professionals coached' },
    ],
  },
  coach: {
    kicker: 'Your coach',
    headline: 'Coaching for you. Structure for your team.',
    body: [
      'I coach people who are good at the work and now answer for a team that does it. We look at where you are headed, what gets in the way, and how your days really run.',
      'Then we work in a cycle you can repeat. Each turn makes one part of your vision part of how the team works.',
    ],
    cycle: {
      title: 'The leadership cycle',
      summary: 'A cycle of four steps: Vision, Strategy, Systems, Impact, and back to Vision.',
      steps: [
        { name: 'Vision', sentence: 'Name where you are going and why it matters.' },
        {
          name: 'Strategy',
          sentence: 'Choose the few moves that will get you there, and set the rest aside.',
        },
        {
          name: 'Systems',
          sentence: 'Build the meetings, tools, and habits that keep the work moving.',
        },
        {
          name: 'Impact',
          sentence: 'See what changed for people and performance, then sharpen the vision.',
        },
      ],
    },
    action: { label: 'More about the practice', target: { kind: 'page', to: '/about' } },
  },
  whatWeDo: {
    headline: 'What We Do',
    lead: 'We help leaders turn a vision into a plan, and a plan into the way a team works.',
    items: [
      {
        title: 'Coach the leader',
        description: 'Time to think clearly about the decisions only you can make.',
      },
      {
        title: 'Align the team',
        description: 'Shared priorities, clear roles, and agreements people keep.',
      },
      {
        title: 'Build the system',
        description: 'Planning, tools, and check-ins your team can run on its own.',
      },
    ],
    program: {
      name: 'Leadership Strategy System',
      length: '90 days',
      includes: [
        {
          title: 'Weekly check-ins',
          description: 'Keep the plan moving and deal with obstacles while they are small.',
        },
        {
          title: 'Leadership coaching',
          description: 'For you and your team, based on the work in front of you.',
        },
        {
          title: 'Quarterly planning sessions',
          description: 'Step back, choose the next focus, and agree on what success looks like.',
        },
        {
          title: 'Resource vault',
          description: 'Tools and templates on hand when you need them.',
        },
      ],
    },
  },
  whyThisMatters: {
    headline: 'Why This Matters',
    lead: 'When a team lacks clarity, the leader becomes the system.',
    body: 'Decisions queue at your desk. Managers guess what good looks like. People work hard in different directions, and the work that counts waits for a quiet week.',
    items: [
      {
        title: 'Focus protects energy',
        description: 'People can commit to a few things. A long list just gets juggled.',
      },
      {
        title: 'Clarity builds trust',
        description: 'Plain expectations make feedback easier to give and easier to hear.',
      },
      {
        title: 'Habits outlast effort',
        description: 'A steady rhythm keeps progress going when the quarter gets busy.',
      },
    ],
  },
  whoThisIsFor: {
    headline: 'Who This Is For',
    lead: 'People who lead in small and mid-sized organizations, and people about to.',
    items: [
      {
        title: 'Founders, CEOs, and business owners',
        description: 'You built it. Now it has to run without every decision passing through you.',
      },
      {
        title: 'Ambitious leaders',
        description: 'You have the role and the drive. You want a plan to match.',
      },
      {
        title: 'HR leaders',
        description: 'You want managers who lead well, and learning that outlasts the workshop.',
      },
      {
        title: 'First-time and aspiring managers',
        description: 'You were good at the work. Leading the people who do it is a new craft.',
      },
    ],
  },
  results: {
    headline: 'Results',
    lead: 'What we work toward, and what your team should notice.',
    items: [
      {
        title: 'A focused plan',
        description: 'A few priorities, each with milestones, a timeline, and a measure.',
      },
      {
        title: 'A team that owns it',
        description: 'People know what they can decide, and they follow through.',
      },
      {
        title: 'Time back',
        description: 'Fewer questions wait for you, so you can think ahead.',
      },
      {
        title: 'Habits that stay',
        description: 'Check-ins and planning continue after the program ends.',
      },
    ],
  },
  leap: {
    kicker: 'How it works',
    headline: 'The LEAP framework',
    lead: 'Four steps, from a crowded list to habits that hold.',
    steps: [
      {
        letter: 'L',
        name: 'Limit around clear focus',
        focus: '1 to 3 high-impact areas',
        description: 'Choose where effort will count most. The rest can wait.',
      },
      {
        letter: 'E',
        name: 'Establish a plan',
        focus: 'Milestones, timelines, success metrics',
        description: 'Agree on what happens, by when, and how you will know it worked.',
      },
      {
        letter: 'A',
        name: 'Assets that drive performance',
        focus: 'Tools, templates, systems',
        description: 'Give people what they need to do good work the same way twice.',
      },
      {
        letter: 'P',
        name: 'Progress swiftly and sustainably',
        focus: 'Track results, embed habits',
        description: 'Check in every week, adjust early, and repeat what works.',
      },
    ],
  },
  callToAction: {
    headline: 'Start with one conversation.',
    body: 'Tell us what you lead and where it feels stuck. We will look for a first focus together and see whether the program fits.',
    action: {
      label: 'Book Your Discovery Call',
      target: { kind: 'external', link: 'scheduler' },
    },
  },
  booking: {
    headline: 'Choose a time to talk',
    body: 'Pick any open time. You do not need to prepare.',
    consent: 'The calendar belongs to an outside scheduling service. It loads when you ask for it.',
    showCalendar: 'Show the calendar',
    frameTitle: 'Discovery call scheduler',
    loading: 'Loading the calendar…',
    failed: 'The calendar did not load here. You can still open it in a new window.',
    fallback: {
      label: 'Open the scheduler in a new window',
      target: { kind: 'external', link: 'scheduler' },
    },
  },
  newsletter: {
    headline: 'Something useful, every week',
    body: 'Tools, stories, and ideas for leaders, in a free weekly newsletter and podcast.',
    action: {
      label: 'Subscribe Now',
      target: { kind: 'external', link: 'newsletter' },
    },
  },
};
