import type { CompetencyId } from '#domain/competencies.ts';
import { COMMENTS_FROM } from '#domain/feedback/feedback.ts';
import type { Rating } from '#domain/rating-scale.ts';

/** Replaced by the name that the leader gave the round. */
const NAME = '{Name}';

export const withName = (text: string, name: string) => text.replaceAll(NAME, () => name);

/**
 * What colleagues rate: of each competency the statement that others can observe better
 * (`observedQuestion`), in the third person, after the name. Without pronouns, because no one asks the leader for them.
 */
const observed: Record<CompetencyId, string> = {
  accountability: 'takes responsibility for a missed result before looking at what others did.',
  'decision-making':
    'explains the reasoning behind a decision to the people who have to carry it out.',
  'problem-solving': 'traces a recurring problem back to a cause that the team can act on.',
  'support-service':
    'responds to requests for help within a time that people have learned to count on.',
  entrepreneurship:
    'tests a new idea with a small experiment before asking for a large investment.',
  'financial-management':
    'weighs expected return against cost when approving a significant expense.',
  'technological-acumen': 'introduces technology when it solves a problem the team already has.',
  collaboration: 'involves the people whose work is affected while a plan can still change.',
  'oral-communication': 'makes the main point within the first minute of speaking in a meeting.',
  'written-communication':
    'writes messages that tell the reader in the opening line what is needed.',
  partnership: 'stays in regular contact with key partners between shared projects.',
  'political-mindfulness': 'picks up on an unspoken concern in a meeting and adjusts to it.',
  'public-service-motivation': 'connects the team’s daily work to the people who benefit from it.',
  'leveling-power-dynamics': 'speaks last in discussions where rank could sway the outcome.',
  'confidentiality-trust':
    'is among the first people colleagues tell when something has gone wrong.',
  influence: 'frames an idea in terms of what matters to the listener.',
  'conflict-resolution': 'raises a tension directly with the person involved within a few days.',
  'facilitating-difficult-conversations':
    'guides a tense conversation toward a next step that everyone can name.',
  'human-capital-management':
    'places people in roles that use each person’s strongest skills every week.',
  'team-building': 'sets up working agreements with the team on how to make decisions together.',
  'developing-mentoring': 'gives feedback specific enough for someone to act on it the same day.',
  'empowering-motivating':
    'recognizes good work by describing exactly what the person did that mattered.',
  'leveraging-contributions':
    'brings in colleagues with other strengths when the work calls for it.',
  initiative: 'brings a proposed solution when reporting a problem to others.',
  resilience: 'keeps an even tone with colleagues when the pressure is high.',
  'self-awareness': 'asks colleagues for honest feedback on how a comment or decision landed.',
  'emotional-intelligence':
    'acknowledges what another person is feeling before turning to the facts.',
  'continual-learning': 'applies a lesson from one project when running the next one.',
  'integrity-honesty': 'visibly follows the same rules that the team is expected to follow.',
  humility: 'openly admits a change of mind when someone makes a better case.',
  'lifestyle-habits': 'protects the daily habits that keep energy steady, even in busy weeks.',
  'strategic-thinking': 'limits the team to the few priorities that matter most this quarter.',
  'mission-vision-values': 'puts the team’s direction into words that anyone could repeat.',
  'operational-alignment':
    'translates yearly goals into milestones that each team member can act on.',
  'organizational-behavior':
    'prepares people for a change by addressing what each person stands to lose.',
};

export const feedbackStatements = Object.fromEntries(
  Object.entries(observed).map(([id, does]) => [id, `${NAME} ${does}`]),
) as typeof observed;

/** What choosing a level says about the leader, beside the label of the rating scale. */
export const feedbackLevels: Record<Rating, string> = {
  1: 'Hasn’t practiced this yet, or is just learning what it involves.',
  2: 'Does this now and then, usually with a reminder or some help.',
  3: 'Does this in familiar situations, and it is becoming a habit.',
  4: 'Does this reliably, including when the pressure is on.',
  5: 'Does this with ease in hard situations, and others learn from the example.',
};

export const notObserved = {
  label: 'Not observed',
  description: 'I haven’t seen enough of this to say.',
} as const;

export const closingQuestions = {
  keep: 'What should {Name} keep doing?',
  help: 'What one thing would help {Name} most?',
  advice:
    `{Name} sees comments only if at least ${COMMENTS_FROM.forms} people answer and at least ${COMMENTS_FROM.comments} of them comment. ` +
    'They are shown word for word, but never with a name or a role. Leave out your name, and details that only you could know.',
  /** Instead, for a manager. */
  managerAdvice: '{Name} will know this is yours, like your ratings.',
} as const;
