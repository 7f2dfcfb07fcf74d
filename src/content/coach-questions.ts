import { competencyById, type CompetencyId } from '#domain/competencies.ts';
import { PRIORITY_BELOW } from '#domain/development.ts';
import { withLevel } from '#domain/levels.ts';
import { suggestFocus } from '#domain/plan-focus.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';

/** What a coach asks first about a competency: open, and easy to say aloud. */
const coachQuestions: Readonly<Record<CompetencyId, string>> = {
  accountability: 'Which of your promises is getting hard to keep?',
  'decision-making': 'What would you need to know to make your next big decision today?',
  'problem-solving': 'What do you think is behind a problem that keeps coming back?',
  'support-service': 'What would the people who rely on your work ask you to change?',
  entrepreneurship: 'What do your customers put up with that no one has tried to fix yet?',
  'financial-management': 'Which figure would be the first to tell you that something is off?',
  'technological-acumen': 'What do you still do by hand that a tool could do for you?',
  collaboration: 'Who could have improved your last big plan if you had asked them sooner?',
  'oral-communication': 'How do you know, at the end of a meeting, what people have understood?',
  'written-communication': 'What was missing from the last message that you had to send twice?',
  partnership: 'Which working relationship would gain most from a call this week?',
  'political-mindfulness': 'What worries the people who could quietly stop your next proposal?',
  'public-service-motivation':
    'Whose life got a little better because of what your team did this month?',
  'leveling-power-dynamics':
    'What happened the last time someone on your team disagreed with you openly?',
  'confidentiality-trust': 'What makes it easy, or hard, for people to bring you bad news early?',
  influence: 'What matters most to the person whose support you need right now?',
  'conflict-resolution':
    'How would the other side describe a tension that you have not raised yet?',
  'facilitating-difficult-conversations':
    'What would be the first sentence of a conversation that you owe someone?',
  'human-capital-management': 'What role would bring out strengths that go unused on your team?',
  'team-building': 'How does your team decide things when you are not there?',
  'developing-mentoring': 'Where does each person on your team want to be in two years?',
  'empowering-motivating': 'What would it take to hand one of your decisions to your team?',
  'leveraging-contributions': 'What were you doing last week when you were at your best?',
  initiative: 'What are you waiting for someone else to start?',
  resilience: 'What would your team have noticed about you in your last hard week?',
  'self-awareness': 'What would your closest colleague say that you do without noticing?',
  'emotional-intelligence': 'What do you notice first when a conversation gets under your skin?',
  'continual-learning':
    'What would you like to be able to do a year from now that you can’t do today?',
  'integrity-honesty': 'What have you left unsaid lately because saying it would be awkward?',
  humility: 'How do people learn that they have changed your mind?',
  'lifestyle-habits': 'What gives way first when your week fills up?',
  'strategic-thinking':
    'What would you stop doing if your team could work on only two things this quarter?',
  'mission-vision-values':
    'If I asked three people on your team where you are all heading, what would I hear?',
  'operational-alignment': 'Which meeting or report would no one miss, and what keeps it going?',
  'organizational-behavior': 'Where do capable people get stuck because of how the work is set up?',
};

export interface FirstQuestion {
  name: string;
  /** Its average with the level: '2.0 · Emerging'. */
  score: string;
  question: string;
}

/** A question for each weak competency that a plan would start with; none from 4 on. */
export function firstQuestions(responses: readonly CompetencyResponse[]): FirstQuestion[] {
  return suggestFocus(responses)
    .filter(({ averageRating }) => averageRating < PRIORITY_BELOW * 100)
    .map(({ competencyId, averageRating }) => ({
      name: competencyById.get(competencyId)!.name,
      score: withLevel(averageRating / 100),
      question: coachQuestions[competencyId],
    }));
}
