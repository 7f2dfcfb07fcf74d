import type { Action } from './actions.ts';

export interface TextItem {
  title: string;
  description: string;
}

export interface BandContent {
  headline: string;
  body: string;
  action: Action;
}

export const home = {
  hero: {
    /** With and without the coach's name. */
    kicker: 'Leadership Coaching and Strategy',
    headline: 'Make room to lead.',
    lead: 'A 90-day program for leaders of small and mid-sized organizations. You and your team choose what matters most, plan it, and build the habits that keep it moving.',
    action: {
      label: 'Book Your Discovery Call',
      target: { kind: 'external', link: 'scheduler' },
    },
    painPoints: {
      title: 'Your Week Now',
      items: [
        {
          day: 'Monday',
          text: 'Four people are waiting for an answer that only you have.',
        },
        { day: 'Tuesday', text: 'A new priority comes in. Nothing is taken off the list.' },
        { day: 'Thursday', text: 'Your strategy hour goes to someone else’s problem.' },
        { day: 'Sunday', text: 'You write the feedback you’ve put off since spring.' },
      ],
    },
    outcomes: {
      title: 'Your Week After',
      items: [
        {
          day: 'Monday',
          text: 'The plan for the quarter fits on a page, and everyone has read it.',
        },
        { day: 'Tuesday', text: 'A new priority comes in, and the team asks what it replaces.' },
        { day: 'Thursday', text: 'Your strategy hour goes to strategy.' },
        { day: 'Sunday', text: 'You’re not working.' },
      ],
    },
    /** Shown until the site settings have a real one. */
    sampleTestimonial: {
      quote:
        'We used to start over every quarter. Now the team can name our priorities without looking them up, and I can leave a meeting without a list of things to chase.',
      attribution: 'Operations director, regional nonprofit',
    },
  },
  coach: {
    headline: 'A coach at your side for 90 days.',
    kicker: { named: 'Your Coach', unnamed: 'Who You’ll Work With' },
    body: 'For people who are good at the work and now lead the team that does it. Your coach helps you see where you’re headed, what gets in the way, and where your days really go.',
    cycle: {
      lead: 'The work runs in a cycle. Each time around, one more part of your vision becomes the way your team works.',
      title: 'The leadership cycle',
      /** Text alternative of the drawing. */
      summary: 'A cycle of four steps: Vision, Strategy, Systems, Impact, and back to Vision.',
      steps: [
        { name: 'Vision', sentence: 'Name where you’re going and why it matters.' },
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
    action: { label: 'More About the Practice', target: { kind: 'page', to: '/about' } },
  },
  whatWeDo: {
    headline: 'What We Do',
    lead: 'We work with the leader and the team at the same time, on what is already on their desks.',
    items: [
      {
        title: 'Coach the leader',
        description:
          'You bring the decision only you can make. We think it through until you’re ready.',
      },
      {
        title: 'Align the team',
        description:
          'Everyone writes down who decides what. Where the answers differ, the team settles it.',
      },
      {
        title: 'Build the system',
        description: 'Planning, check-ins, and templates that your team keeps using without us.',
      },
    ],
    program: {
      name: 'Leadership Strategy System',
      length: '90 days',
      includes: [
        'Weekly check-ins',
        'Leadership coaching for you and your team',
        'Quarterly planning sessions',
        'A resource vault of tools and templates',
      ],
      action: { label: 'See the Full Program', target: { kind: 'page', to: '/services' } },
    },
  },
  whyThisMatters: {
    headline: 'Why This Matters',
    lead: 'When a team lacks clarity, the leader becomes the system.',
    body: 'Every question ends up on one desk, and the team pays for it in three ways.',
    items: [
      {
        title: 'Work done twice',
        description: 'Two people do the same task because no one said whose it was.',
      },
      {
        title: 'Days spent waiting',
        description: 'The question is asked on Monday. The answer comes on Friday.',
      },
      {
        title: 'People who leave',
        description: 'When people can’t see what the work is for, they start looking elsewhere.',
      },
    ],
  },
  whoThisIsFor: {
    headline: 'Who This Is For',
    lead: 'For people who lead small and mid-sized organizations, or soon will.',
    items: [
      {
        title: 'Founders, CEOs, and business owners',
        description: 'You built it. Now it has to run without every decision passing through you.',
      },
      {
        title: 'Ambitious leaders',
        description: 'Your team is growing, and most of the plan for it is still in your head.',
      },
      {
        title: 'HR leaders',
        description: 'You want training that shows in your managers’ next one-on-one.',
      },
      {
        title: 'First-time and aspiring managers',
        description:
          'A promotion puts you in charge of people who were your peers last month, and no one has shown you how to lead them.',
      },
    ],
  },
  results: {
    headline: 'Results',
    lead: 'What you’d notice in an ordinary week.',
  },
  leap: {
    kicker: 'How It Works',
    headline: 'The LEAP Framework',
    steps: [
      {
        letter: 'L',
        name: 'Limit around clear focus',
        focus: '1 to 3 high-impact areas',
        description: 'List everything in progress, then choose the few things that move the rest.',
      },
      {
        letter: 'E',
        name: 'Establish a plan',
        focus: 'Milestones, timelines, success metrics',
        description: 'For each one: what happens, by when, and how you’ll know it worked.',
      },
      {
        letter: 'A',
        name: 'Assets that drive performance',
        focus: 'Tools, templates, systems',
        description: 'Your team gets the tools the plan calls for and tries them on real work.',
      },
      {
        letter: 'P',
        name: 'Progress swiftly and sustainably',
        focus: 'Track results, embed habits',
        description: 'Each week we look at the results, adjust, and repeat what worked.',
      },
    ],
  },
  booking: {
    headline: 'Start with one conversation.',
    body: 'You don’t need to prepare. Bring what’s on your mind.',
    choose: 'Choose a Time for Your Call',
    /** What happens in the call. */
    steps: [
      'You tell us what you lead and where it feels stuck.',
      'We look for a first focus together.',
      'We tell you whether the program fits, or what would help instead.',
    ],
    /** Shown before the scheduler's frame is loaded. */
    consent: 'Our calendar runs on an outside service and loads only when you open it.',
    showCalendar: 'Show the Calendar',
    frameTitle: 'Discovery call scheduler',
    loading: 'Loading the calendar…',
    failed: 'The calendar didn’t load here. You can still open it in a new window.',
    fallback: {
      label: 'Open Calendar in New Window',
      target: { kind: 'external', link: 'scheduler' },
    },
  },
  newsletter: {
    headline: 'Something Useful, Every Week',
    body: 'Tools, stories, and ideas for leaders, in a free weekly newsletter and podcast.',
    action: {
      label: 'Subscribe Now',
      target: { kind: 'external', link: 'newsletter' },
    },
  },
} as const;
