import type { Statistic, Testimonial } from '#domain/site-settings.ts';
import type { TextItem } from './home.ts';
import type { Action } from './actions.ts';

export interface AboutContent {
  hero: { kicker: string; headline: string; lead: string; basedIn: string };
  whatWeDo: { headline: string; lead: string; pillars: readonly TextItem[] };
  offerings: { headline: string; lead: string; items: readonly TextItem[] };
  /** Shown until the site settings have a real one. */
  sampleTestimonial: Testimonial;
  whyWeDoIt: {
    headline: string;
    lead: string;
    body: readonly string[];
    statistics: readonly Statistic[];
  };
  whoIAm: { headline: string; body: readonly string[]; actions: readonly Action[] };
}

export const about: AboutContent = {
  hero: {
    kicker: 'About Ready Leader',
    headline: 'Leadership that holds up in a hard week.',
    lead: 'We are a coaching and consulting practice for leaders in small and mid-sized organizations.',
    /** Followed by the place, if it is set. */
    basedIn: 'Based in',
  },
  whatWeDo: {
    headline: 'What We Do',
    lead: 'The practice rests on three kinds of work.',
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
        description: 'Training that uses the team’s own agenda, and is tried out the same week.',
      },
    ],
  },
  offerings: {
    headline: 'Where we can help',
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
        description: 'A first month that shows new people how decisions get made here.',
      },
      {
        title: 'Accountability culture',
        description:
          'Who promised what by when is written down, and looked at again without blame.',
      },
      {
        title: 'Team communication',
        description: 'An agreement on what belongs in a meeting, a message, or a call.',
      },
      {
        title: 'Role clarity',
        description: 'Plain answers to who owns what and who decides.',
      },
    ],
  },
  sampleTestimonial: {
    quote:
      'I used to answer every question myself. Now my managers come with a decision and their reasons, and most days my part is to say yes.',
    attribution: 'Founder, professional services firm',
  },
  whyWeDoIt: {
    headline: 'Why We Do It',
    lead: 'Many people who lead carry more than anyone around them sees.',
    statistics: [
      { value: '71%', label: 'of leaders report increased stress' },
      { value: '40%', label: 'consider leaving' },
      { value: '7x', label: 'return on leadership development' },
    ],
    body: [
      'When a leader runs low, the team is the first to notice: decisions come in a hurry, messages are unclear, and feedback does not come at all.',
      'Developing leaders gives them ways to share that load with the people they lead.',
    ],
  },
  whoIAm: {
    headline: 'Who I Am',
    body: [
      'I am a leadership coach and consultant. My job is to ask the question you have been stepping around.',
      'Then I help you choose a focus and stay close while you act on it. When a plan does not work, you hear that from me first.',
      'You leave each conversation with a next step small enough to take this week.',
    ],
    actions: [
      { label: 'Book a Call', target: { kind: 'external', link: 'scheduler' } },
      { label: 'See my professional profile', target: { kind: 'external', link: 'profile' } },
    ],
  },
};
