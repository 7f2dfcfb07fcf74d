import { navigation } from './navigation.ts';

export const about = {
  hero: {
    kicker: 'About Ready Leader',
    headline: 'Leadership that holds up in a hard week.',
    lead: 'Ready Leader is a coaching and consulting practice for leaders in small and mid-sized organizations.',
    /** Followed by the place, if it is set. */
    basedIn: 'Based in',
  },
  whatWeDo: {
    /** The coach says "I". Without the coach's name, the practice says "we". */
    headline: { named: 'What I Do', unnamed: 'What We Do' },
    lead: 'Three things, on their own or together.',
    pillars: [
      {
        title: 'Coaching',
        description: 'Regular conversations with one leader about the decisions in front of them.',
      },
      {
        title: 'Strategy and operations',
        description:
          'One to three priorities, a plan with dates, and the meetings that keep it alive.',
      },
      {
        title: 'Team and manager development',
        description: 'Training built on the team’s own agenda and put to use the same week.',
      },
    ],
  },
  offerings: {
    headline: 'Help Where You Need It',
    lead: 'Choose one, or combine a few into a program of your own.',
    items: [
      {
        title: 'Custom leadership development',
        description: 'A program built around what your leaders have to do next year.',
      },
      {
        title: 'Manager coaching',
        description: 'Practical support for the conversations managers find hardest.',
      },
      {
        title: 'Onboarding',
        description: 'A first month that shows new people how the team decides and works.',
      },
      {
        title: 'Accountability culture',
        description:
          'The team writes down who promised what by when, and reviews it without blame.',
      },
      {
        title: 'Team communication',
        description: 'An agreement on what belongs in a meeting, a message, or a call.',
      },
      {
        title: 'Role clarity',
        description: 'Clear answers about who owns what and who decides.',
      },
    ],
  },
  /** Shown until the site settings have a real one. */
  sampleTestimonial: {
    quote:
      'I used to answer every question myself. Now my managers come with a decision and their reasons, and most days all I have to do is say yes.',
    attribution: 'Founder, professional services firm',
  },
  whyWeDoIt: {
    headline: { named: 'Why I Do It', unnamed: 'Why We Do It' },
    lead: 'Many leaders carry more than anyone around them can see.',
    statistics: [
      { value: '71%', label: 'of leaders report increased stress', source: 'stress' },
      { value: '40%', label: 'consider leaving', source: 'leaving' },
      { value: '7×', label: 'return on leadership development', source: 'returns' },
    ],
    /** What the parts of the drawing of 7× mean. */
    key: { given: '1 put in', returned: '7 back' },
    body: [
      'When a leader is worn out, the team notices first: decisions are rushed, messages are unclear, and feedback stops.',
      'Leadership development shows leaders how to share that load with the people they lead.',
    ],
  },
  coach: {
    /** With the coach's name: the profile right below the hero, and a call at the end of the page. */
    named: {
      headline: (name: string) => `I’m ${name}.`,
      body: [
        'I’m a leadership coach and consultant. My job is to ask the question you’ve been avoiding.',
        'Then I help you choose a focus and stay close while you act on it. If a plan isn’t working, I’ll be the first to say so.',
        'You leave each conversation with a next step small enough to take this week.',
      ],
      call: {
        headline: 'Start with one conversation.',
        body: 'Tell me what you lead and where it feels stuck. The call is free, and you don’t need to prepare.',
        action: navigation.bookCall,
      },
    },
    unnamed: {
      headline: 'Who You’ll Work With',
      body: [
        'A leadership coach and consultant whose job is to ask the question you’ve been avoiding.',
        'Your coach helps you choose a focus and stays close while you act on it. If a plan isn’t working, your coach will be the first to say so.',
        'You leave each conversation with a next step small enough to take this week.',
      ],
    },
    actions: [
      navigation.bookCall,
      { label: 'See the Professional Profile', target: { kind: 'external', link: 'profile' } },
    ],
  },
} as const;
