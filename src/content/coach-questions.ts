import { competencyById, type CompetencyId } from '#domain/competencies.ts';
import { PRIORITY_BELOW } from '#domain/development.ts';
import { withLevel } from '#domain/levels.ts';
import { suggestFocus } from '#domain/plan-focus.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';

/** What a coach asks first about a competency: open, and easy to say aloud. */
const coachQuestions: Readonly<Record<CompetencyId, string>> = {
  accountability: 'What have you promised someone that is getting hard to keep?',
  'decision-making':
    'What are you hoping to find out before you make the decision you keep putting off?',
  'problem-solving': 'Which problem keeps coming back, and why do you think it does?',
  'support-service': 'What would the people who rely on your work ask you to change?',
  entrepreneurship: 'What do your customers put up with that no one has tried to fix yet?',
  'financial-management': 'Which figure would be the first to tell you that something is off?',
  'technological-acumen': 'What do you still do by hand that a tool could do for you?',
  collaboration: 'Who could have improved your last big plan if you had asked them sooner?',
  'oral-communication': 'How do you know, at the end of a meeting, what people have understood?',
  'written-communication': 'What was missing from the last message that you had to send twice?',
  partnership:
    'Which partner have you not spoken to in months, and what would you say if you called today?',
  'political-mindfulness':
    'Who could quietly stop your next proposal, and what are they worried about?',
  'public-service-motivation':
    'Whose life got a little better because of what your team did this month?',
  'leveling-power-dynamics':
    'When did someone on your team last disagree with you openly, and what happened next?',
  'confidentiality-trust': 'What makes it easy, or hard, for people to bring you bad news early?',
  influence: 'Whose support do you need most right now, and what matters to them?',
  'conflict-resolution':
    'How would the other person describe the tension you have been walking around?',
  'facilitating-difficult-conversations':
    'Which conversation do you owe someone, and what would your first sentence be?',
  'human-capital-management':
    'Whose strengths are going unused on your team, and what role would bring them out?',
  'team-building': 'How does your team decide things when you are not there?',
  'developing-mentoring': 'Where does each person on your team want to be in two years?',
  'empowering-motivating':
    'Which of your decisions could someone on your team make instead, and what stands in the way?',
  'leveraging-contributions': 'What were you doing last week when you were at your best?',
  initiative: 'What are you waiting for someone else to start?',
  resilience: 'What would your team have noticed about you in your last hard week?',
  'self-awareness': 'What would your closest colleague say that you do without noticing?',
  'emotional-intelligence':
    'When did a conversation last get under your skin, and what did you notice first?',
  'continual-learning':
    'What would you like to be able to do a year from now that you can’t do today?',
  'integrity-honesty': 'What have you left unsaid lately because saying it would be awkward?',
  humility: 'Who last changed your mind, and how did they find out?',
  'lifestyle-habits': 'What gives way first when your week fills up?',
  'strategic-thinking':
    'What would you stop doing if your team could work on only two things this quarter?',
  'mission-vision-values':
    'If I asked three people on your team where you are all heading, what would I hear?',
  'operational-alignment': 'Which meeting or report would no one miss, and what keeps it alive?',
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
