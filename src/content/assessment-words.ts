import { middleHalfWords, type MiddleHalf } from '#domain/norms.ts';

/** What several parts of the assessment and its results say. Each is a constant of its own, which the build puts in place. */
export const findMyResults = 'Find My Results';
export const viewMyResults = 'View My Results';
export const startNewAssessment = 'Start New Assessment';
export const reviewYourAnswers = 'Review Your Answers';
export const detailedAreaBreakdown = 'Detailed Area Breakdown';
export const personalizedPlan = 'Personalized Development Plan';
export const notRatedYet = 'Not rated yet';
/** To the page that says so. */
export const howThisWasMade = 'How This Was Made';

/** What others gave themselves, beside an average. */
export const halfOfLeaders = (half: MiddleHalf) =>
  `Half of the leaders here rate themselves ${middleHalfWords(half)}.`;
