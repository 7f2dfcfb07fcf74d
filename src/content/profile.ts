import type { AreaName } from '#domain/areas.ts';
import { PRIORITY_BELOW } from '#domain/development.ts';
import { competencyById } from '#domain/competencies.ts';
import type { FocusSuggestion } from '#domain/plan-focus.ts';
import { listed } from '#domain/listed.ts';
import { strongestTruth, type FirstTruth, type Profile } from '#domain/profile.ts';
import type { AreaSummary } from '#domain/scoring.ts';
import { formatScore } from '#domain/score-format.ts';
import { levelWordsFor } from './level-words.ts';

export const profileLabels = {
  start: 'Start with',
  /** Above a result that someone else shares. */
  writtenTo: 'Written to the person who took the assessment:',
};

export interface ProfileText {
  /** At most nine words. */
  readonly headline: string;
  /** Two sentences. */
  readonly text: string;
}

const FOLLOW = 'Follow Through & Output';
const INTERPERSONAL = 'Interpersonal Relationships';
const OTHERS = 'Leadership of Others';
const SELF = 'Leadership of Self';
const STRATEGIC = 'Strategic Planning & Focus';

/**
 * By the strongest area, then the lowest. A text speaks of whole areas: one competency in them, or what
 * other people do, may be different.
 */
const pairs: Readonly<Record<AreaName, Partial<Record<AreaName, ProfileText>>>> = {
  [FOLLOW]: {
    [INTERPERSONAL]: {
      headline: 'You deliver. Now bring people along.',
      text: 'You rate getting work done above every other area. How you work with the people around it comes last.',
    },
    [OTHERS]: {
      headline: 'You get it done. Now turn to your team.',
      text: 'You rate your own output highest. How you lead the people who share that work comes last.',
    },
    [SELF]: {
      headline: 'You deliver. Turn some attention inward.',
      text: 'By your ratings, the work comes first. How you lead yourself comes last.',
    },
    [STRATEGIC]: {
      headline: 'You deliver today. Now look further ahead.',
      text: 'Getting things done is what you rate highest. Planning where it leads has the most room to grow.',
    },
  },
  [INTERPERSONAL]: {
    [FOLLOW]: {
      headline: 'Good with people, weaker on follow-through.',
      text: 'You rate your relationships above every other area. What you agree on together needs the same care afterward.',
    },
    [OTHERS]: {
      headline: 'You connect with people. Now lead your team.',
      text: 'Your relationships come first in your ratings. How you lead your own team comes last.',
    },
    [SELF]: {
      headline: 'You work well with others. Look inward next.',
      text: 'You rate working with people highest. How you lead yourself has the most room to grow.',
    },
    [STRATEGIC]: {
      headline: 'You know people. Now set a course.',
      text: 'Your relationships could carry a plan a long way. The plan itself is what you rate lowest.',
    },
  },
  [OTHERS]: {
    [FOLLOW]: {
      headline: 'Your team comes first. Your own follow-through comes last.',
      text: 'You rate leading others above every other area. Give the work itself the same attention.',
    },
    [INTERPERSONAL]: {
      headline: 'You lead your team well. Relationships are next.',
      text: 'You rate leading your own people highest. Relationships, on your team and beyond it, come last.',
    },
    [SELF]: {
      headline: 'You help others grow. Now it’s your turn.',
      text: 'Your team grows around you. Your own growth comes last.',
    },
    [STRATEGIC]: {
      headline: 'You lead people well. Direction is next.',
      text: 'What you do for your team is what you rate highest. How you plan and keep your focus comes last.',
    },
  },
  [SELF]: {
    [FOLLOW]: {
      headline: 'You lead yourself. Now follow through.',
      text: 'You rate how you lead yourself highest. Turning that into finished work is the harder part.',
    },
    [INTERPERSONAL]: {
      headline: 'You lead yourself. Now reach out to others.',
      text: 'You are surest of how you lead yourself. How you work with the people around you has the most room to grow.',
    },
    [OTHERS]: {
      headline: 'You lead yourself well. Your team is next.',
      text: 'You rate leading yourself highest. Your team could use the care that you give your own growth.',
    },
    [STRATEGIC]: {
      headline: 'You lead yourself. Choose a direction.',
      text: 'You rate leading yourself above every other area. How you plan and keep your focus has the most room to grow.',
    },
  },
  [STRATEGIC]: {
    [FOLLOW]: {
      headline: 'The direction is clear. Follow-through is next.',
      text: 'You rate planning and focus highest. The steps that get you there could use more attention.',
    },
    [INTERPERSONAL]: {
      headline: 'The plan is clear. Bring people into it.',
      text: 'Setting the course is what you rate highest. How you work with the people whose support it needs is lowest.',
    },
    [OTHERS]: {
      headline: 'You know the way. Take your team along.',
      text: 'You rate planning and focus above every other area. How you lead the people who will carry the plan comes last.',
    },
    [SELF]: {
      headline: 'You steer the work. You steer yourself less.',
      text: 'Planning and focus lead your ratings. How you lead yourself comes last, and every plan depends on it.',
    },
  },
};

const ahead: Readonly<Record<AreaName, ProfileText>> = {
  [FOLLOW]: {
    headline: 'Getting things done is your clear strength.',
    text: 'You rate follow-through well above the other four areas. Use that: promise someone one change in how you lead, with a date.',
  },
  [INTERPERSONAL]: {
    headline: 'Your way with people is your clear strength.',
    text: 'You rate how you work with others well above the other four areas. Those same people are the ones who can help you with the rest.',
  },
  [OTHERS]: {
    headline: 'Leading others is your clear strength.',
    text: 'What you do for your team stands well above the other four areas. Hold yourself to one thing that you already ask of your team.',
  },
  [SELF]: {
    headline: 'How you lead yourself is your clear strength.',
    text: 'You rate this area well above the other four. Let more of it show in the work.',
  },
  [STRATEGIC]: {
    headline: 'Planning and focus are your clear strength.',
    text: 'You rate them well above the other four areas. Plan one change in how you lead as you would plan a project.',
  },
};

const behind: Readonly<Record<AreaName, ProfileText>> = {
  [FOLLOW]: {
    headline: 'One area is behind: follow-through.',
    text: 'Four areas stand well above this one. Progress here makes the rest of what you do easier to see.',
  },
  [INTERPERSONAL]: {
    headline: 'One area is behind: relationships.',
    text: 'Four areas stand well above how you work with others. Progress here can carry everything else further.',
  },
  [OTHERS]: {
    headline: 'One area is behind: leading others.',
    text: 'Four areas stand well above how you lead your team. What you do well in those could serve the people you lead.',
  },
  [SELF]: {
    headline: 'One area is behind: leading yourself.',
    text: 'Four areas stand well above how you lead yourself. They all depend on you, so progress here can help everywhere.',
  },
  [STRATEGIC]: {
    headline: 'One area is behind: planning and focus.',
    text: 'Four areas stand well above how you plan and keep your focus. An hour a week for it would be a beginning.',
  },
};

/** Several areas are tied at the top. */
const lowest: Readonly<Record<AreaName, ProfileText>> = {
  [FOLLOW]: {
    headline: 'Your best areas are tied. Follow-through is last.',
    text: 'Your other areas reach people through work that gets done. One competency here is enough to begin.',
  },
  [INTERPERSONAL]: {
    headline: 'Your best areas are tied. Relationships are last.',
    text: 'The lowest is how you work with the people around you. Begin with one competency.',
  },
  [OTHERS]: {
    headline: 'Your best areas are tied. Leading others is last.',
    text: 'The lowest is what you do for the people you lead. Begin with one part of it.',
  },
  [SELF]: {
    headline: 'Your best areas are tied. Leading yourself is last.',
    text: 'All the others depend on how you lead yourself. That makes it a good place to begin.',
  },
  [STRATEGIC]: {
    headline: 'Your best areas are tied. Planning is last.',
    text: 'The lowest is how you plan and keep your focus. Choose one part of it first.',
  },
};

/** Several areas are tied at the bottom. */
const strongest: Readonly<Record<AreaName, ProfileText>> = {
  [FOLLOW]: {
    headline: 'Build on what you do best: follow-through.',
    text: 'You rate this area above every other. Other areas share last place, so start with one competency.',
  },
  [INTERPERSONAL]: {
    headline: 'Build on what you do best: relationships.',
    text: 'You are surest with people. Other areas tie for last, so start with one competency.',
  },
  [OTHERS]: {
    headline: 'Build on what you do best: leading others.',
    text: 'You rate what you do for your team highest. Other areas are tied for last, so pick one competency.',
  },
  [SELF]: {
    headline: 'Build on what you do best: leading yourself.',
    text: 'You rate this area highest. Other areas share last place, so one competency is enough to begin.',
  },
  [STRATEGIC]: {
    headline: 'Build on what you do best: planning.',
    text: 'You rate planning and focus highest. Other areas are tied for last, so begin with a single competency.',
  },
};

const others: Readonly<Record<'high' | 'low' | 'even' | 'ends', ProfileText>> = {
  high: {
    headline: 'You rate yourself strong in all five areas.',
    text: 'By your own account, you do most of this reliably, even under pressure. Now find out whether the people around you see the same.',
  },
  low: {
    headline: 'No area is above the middle of the scale.',
    text: 'Five areas are too many to work on at once. One competency is enough for now.',
  },
  even: {
    headline: 'No area stands out. Look closer.',
    text: 'Your five areas are within 0.3 of each other. Your individual competencies say more than the areas do.',
  },
  ends: {
    headline: 'Your best areas are tied. So are your lowest.',
    text: 'The area averages do not say where to start. Begin with one competency, not with a whole area.',
  },
};

/** What an owner reads first about a result. */
export function profileText(profile: Profile): ProfileText {
  switch (profile.kind) {
    case 'pair':
      return pairs[profile.strongest][profile.lowest]!;
    case 'ahead':
      return ahead[profile.area];
    case 'behind':
      return behind[profile.area];
    case 'strongest':
      return strongest[profile.area];
    case 'lowest':
      return lowest[profile.area];
    case 'growing':
      return {
        headline: 'Your highest area is still developing.',
        text: `You rate ${profile.strongest} highest${profile.lowest === null ? '' : ` and ${profile.lowest} lowest`}. All five have room to grow, so choose one competency to build first.`,
      };
    case 'alike':
      return {
        headline: alikeHeadline(profile),
        text: 'Which three answers would your team dispute? Look at your answers again, or ask someone who sees you at work.',
      };
    case 'high':
    case 'low':
    case 'even':
    case 'ends':
      return others[profile.kind];
  }
}

function alikeHeadline({ average, isAll, isGiven }: Extract<Profile, { kind: 'alike' }>): string {
  if (isGiven) return `You gave ${isAll ? 'everything' : 'nearly everything'} a ${average}.`;
  return `${isAll ? 'All' : 'Nearly all'} your averages are ${average.toFixed(1)}.`;
}

/** What others see first: a headline that names a strength, or which areas are strongest. */
export function shownHeadline(profile: Profile, areas: readonly AreaSummary[]): string {
  if (areas.every(({ averageScore }) => averageScore >= PRIORITY_BELOW))
    return others.high.headline;
  switch (profile.kind) {
    case 'pair':
    case 'ahead':
    case 'strongest':
    case 'high':
      return profileText(profile).headline;
    case 'alike':
    case 'behind':
    case 'ends':
    case 'even':
    case 'growing':
    case 'low':
    case 'lowest':
      return truthText(strongestTruth(areas));
  }
}

/** Said in the email gate. */
export function truthText(truth: FirstTruth): string {
  switch (truth.kind) {
    case 'alike':
      return profileText(truth).headline;
    case 'close':
      return 'Your five areas are close together.';
    case 'areas':
      return truth.areas.length === 1
        ? `Your strongest area is ${truth.areas[0]}.`
        : `Your strongest areas are ${listed(truth.areas)}.`;
  }
}

export interface FirstStep {
  /** With its average: 'Humility, 2.0'. */
  readonly competency: string;
  readonly words: string;
}

/**
 * Says where to start, of the competency that the plan suggests first. Null if that is 4 or more, or one of
 * nearly all that have the same average.
 */
export function firstStep(profile: Profile, focus: FocusSuggestion | undefined): FirstStep | null {
  if (!focus) return null;
  const { competencyId, averageRating } = focus;
  const average = averageRating / 100;
  if (profile.kind === 'alike' && profile.average === average) return null;
  const words = levelWordsFor(competencyId, average);
  if (words === null) return null;
  const { name } = competencyById.get(competencyId)!;
  return { competency: `${name}, ${formatScore(averageRating)}`, words };
}
