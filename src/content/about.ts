import type { Statistic, Testimonial, TextItem } from './home.ts';
import type { Action } from './actions.ts';

export interface AboutContent {
  hero: { kicker: string; headline: string; lead: string };
  whatWeDo: { headline: string; lead: string; pillars: readonly TextItem[] };
  offerings: { headline: string; lead: string; items: readonly TextItem[] };
  testimonial: Testimonial;
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
  },
  whatWeDo: {
    headline: 'What We Do',
    lead: 'Our work rests on three pillars.',
    pillars: [
      {
        title: 'Coaching',
        description: 'Space for a leader to think, choose, and act on what matters.',
      },
      {
        title: 'Strategy and operations',
        description: 'A clear focus, a plan to match, and systems that carry both.',
      },
      {
        title: 'Team and manager development',
        description: 'Learning that starts from the work people already do together.',
      },
    ],
  },
  offerings: {
    headline: 'Where we can help',
    lead: 'Choose one, or combine a few into a program of your own.',
    items: [
      {
        title: 'Custom leadership development',
        description: 'A program shaped by your goals, your people, and your stage of growth.',
      },
      {
        title: 'Manager coaching',
        description: 'Practical support for the conversations managers find hardest.',
      },
      {
        title: 'Onboarding',
        description: 'A start that shows new people what matters and how decisions get made.',
      },
      {
        title: 'Accountability culture',
        description: 'Clear commitments, made in the open and reviewed without blame.',
      },
      {
        title: 'Team communication',
        description: 'Shared agreements on what to say, where, and when.',
      },
      {
        title: 'Role clarity',
        description: 'Plain answers to who owns what and who decides.',
      },
    ],
  },
  // Sample: replace with an approved client quote before going live.
  testimonial: {
    quote:
      'I used to answer every question myself. Now my managers come with a decision and their reasons, and most days my part is to say yes.',
    attribution: 'Founder, professional services firm',
  },
  whyWeDoIt: {
    headline: 'Why We Do It',
    lead: 'Leading is heavy work, and too many people carry it alone.',
    statistics: [
      { value: '71%', label: 'of leaders report increased stress' },
      { value: '40%', label: 'consider leaving' },
      { value: '7x', label: 'return on leadership development' },
    ],
    body: [
      'Stress travels. When a leader runs low, the team meets it as rushed decisions, unclear messages, and feedback that never comes.',
      'Development gives leaders better ways to carry the load and to share it. Everyone around them feels the difference.',
    ],
  },
  whoIAm: {
    headline: 'Who I Am',
    body: [
      'I am a leadership coach and consultant, with 50+ trainings led and 500+ professionals coached.',
      'My job is to ask the question you have been stepping around, help you choose a focus, and stay close while you act on it.',
      'Expect a calm conversation, straight answers, and a next step small enough to take this week.',
    ],
    actions: [
      { label: 'Book a Call', target: { kind: 'external', link: 'scheduler' } },
      { label: 'See my professional profile', target: { kind: 'external', link: 'profile' } },
    ],
  },
};
