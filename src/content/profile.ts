import type { AreaName } from '#domain/areas.ts';
import { competencyById } from '#domain/competencies.ts';
import type { FocusSuggestion } from '#domain/plan-focus.ts';
import { listed } from '#domain/listed.ts';
import type { FirstTruth, Profile } from '#domain/profile.ts';
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

/** By the strongest area, then the lowest. */
const pairs: Readonly<Record<AreaName, Partial<Record<AreaName, ProfileText>>>> = {
  [FOLLOW]: {
    [INTERPERSONAL]: {
      headline: 'You deliver. Bring people along sooner.',
      text: 'Your promises turn into finished work. The people around that work could hear from you sooner.',
    },
    [OTHERS]: {
      headline: 'You get it done. Now share the decisions.',
      text: 'What lands on your desk gets finished. Your team could carry more of it if the decision came along with the task.',
    },
    [SELF]: {
      headline: 'You deliver. Turn some attention inward.',
      text: 'Work that reaches you gets done. How you learn, and how you come across, get less of your attention.',
    },
    [STRATEGIC]: {
      headline: 'You deliver today. The direction gets less attention.',
      text: 'Others can plan around what you promise. Where all that work is heading gets less of your week than the work itself.',
    },
  },
  [INTERPERSONAL]: {
    [FOLLOW]: {
      headline: 'Good with people, slower to finish.',
      text: 'You stay close to people and hear things early. What you promise in those good conversations is harder to finish.',
    },
    [OTHERS]: {
      headline: 'You connect easily. Lead as clearly.',
      text: 'You build ties that last, within your organization and beyond it. Your own team could hear more feedback and decide more.',
    },
    [SELF]: {
      headline: 'You read others well. Look inward next.',
      text: 'You notice what the people around you need. Your own limits, reactions, and next lesson get less of that attention.',
    },
    [STRATEGIC]: {
      headline: 'You know people. Now set a course.',
      text: 'Your relationships could carry a plan a long way. The plan itself gets less of your time than the people in it.',
    },
  },
  [OTHERS]: {
    [FOLLOW]: {
      headline: 'Your team moves. Your own list waits.',
      text: 'You give people room, and they use it. Give your own promises the same attention.',
    },
    [INTERPERSONAL]: {
      headline: 'Strong with your team, quieter beyond it.',
      text: 'The people you lead get clear words and real authority. Colleagues, partners, and customers see less of that side of you.',
    },
    [SELF]: {
      headline: 'You help others grow. Now it’s your turn.',
      text: 'Your team grows around you. Your own habits come last.',
    },
    [STRATEGIC]: {
      headline: 'You lead people well. Direction is next.',
      text: 'You give people room and tell them how they are doing. Tell them more about where it all leads a year from now.',
    },
  },
  [SELF]: {
    [FOLLOW]: {
      headline: 'You lead yourself. Now finish more work.',
      text: 'You are honest about what you do well and what you have yet to learn. Turning that into results on the agreed day is the harder part.',
    },
    [INTERPERSONAL]: {
      headline: 'You lead yourself. Involve others sooner.',
      text: 'You know your strengths and stay steady. The people around you could come in sooner, while a plan can still change.',
    },
    [OTHERS]: {
      headline: 'You lead yourself. Give your team the same.',
      text: 'You ask a lot of yourself and own up to what is missing. The people you lead get less of that care: feedback, room to decide, time to grow.',
    },
    [STRATEGIC]: {
      headline: 'You lead yourself. Choose a direction.',
      text: 'You rate leading yourself above every other area. A direction that others can repeat, and a calendar that serves it, come next.',
    },
  },
  [STRATEGIC]: {
    [FOLLOW]: {
      headline: 'The direction is clear. The list is long.',
      text: 'You know what matters and where it leads. The steps that get you there could use more attention.',
    },
    [INTERPERSONAL]: {
      headline: 'The plan is clear. Let people in sooner.',
      text: 'You see the larger picture and set the course. The people whose support it needs could hear about it sooner.',
    },
    [OTHERS]: {
      headline: 'You know the way. Take your team along.',
      text: 'You can say where this is going and why. The people who will get it there need more of your feedback, and more to decide.',
    },
    [SELF]: {
      headline: 'You steer the work. You steer yourself less.',
      text: 'You set the course and build routines that serve it. How you come across under pressure, and what you learn from it, get less thought.',
    },
  },
};

const ahead: Readonly<Record<AreaName, ProfileText>> = {
  [FOLLOW]: {
    headline: 'Getting things done is your clear strength.',
    text: 'You rate finishing what you promise well above everything else. Use that: promise someone one change in how you lead, with a date.',
  },
  [INTERPERSONAL]: {
    headline: 'Your way with people is your clear strength.',
    text: 'You rate how you work with others far above everything else. Those same people are the ones who can help you with the rest.',
  },
  [OTHERS]: {
    headline: 'Leading others is your clear strength.',
    text: 'What you do for your team stands well above the other four areas. Hold yourself to one thing that you already ask of them.',
  },
  [SELF]: {
    headline: 'How you lead yourself is your clear strength.',
    text: 'You rate this area well above the other four. Let more of it show in the work.',
  },
  [STRATEGIC]: {
    headline: 'Seeing the whole is your clear strength.',
    text: 'You rate looking ahead well above the other four areas. Choose the one that holds your plans back the most.',
  },
};

const behind: Readonly<Record<AreaName, ProfileText>> = {
  [FOLLOW]: {
    headline: 'One area is behind: finishing.',
    text: 'Four areas stand well above this one. Fewer promises, each with a date, would let people see what you can do.',
  },
  [INTERPERSONAL]: {
    headline: 'One area is behind: relationships.',
    text: 'Four areas stand well above how you work with others. What you are good at reaches further when people hear from you sooner.',
  },
  [OTHERS]: {
    headline: 'One area is behind: leading others.',
    text: 'Four areas stand well above how you lead your team. What you do well, someone else could be learning from you.',
  },
  [SELF]: {
    headline: 'One area is behind: leading yourself.',
    text: 'Four areas stand well above how you lead yourself. They all depend on you, so progress here can help everywhere.',
  },
  [STRATEGIC]: {
    headline: 'One area is behind: direction.',
    text: 'Four areas stand well above how you plan and set direction. Start with an hour a week to look beyond your daily tasks.',
  },
};

/** Several areas are tied at the top. */
const lowest: Readonly<Record<AreaName, ProfileText>> = {
  [FOLLOW]: {
    headline: 'Your best areas are tied. Start with finishing.',
    text: 'No single area leads the others for you. One is last: getting promised work all the way to the end.',
  },
  [INTERPERSONAL]: {
    headline: 'Your best areas are tied. Start with relationships.',
    text: 'More than one area shares first place. The lowest is how you work with the people around you.',
  },
  [OTHERS]: {
    headline: 'Your best areas are tied. Start with your team.',
    text: 'Your highest areas are level. The lowest is what you do for the people you lead.',
  },
  [SELF]: {
    headline: 'Your best areas are tied. Start with yourself.',
    text: 'Your top areas share first place. The lowest is the one that all of them depend on: how you lead yourself.',
  },
  [STRATEGIC]: {
    headline: 'Your best areas are tied. Start with direction.',
    text: 'Several areas share first place. The lowest is how you plan and set direction.',
  },
};

/** Several areas are tied at the bottom. */
const strongest: Readonly<Record<AreaName, ProfileText>> = {
  [FOLLOW]: {
    headline: 'Build on what you do best: finishing.',
    text: 'Promised work gets done. Other areas share last place, so start with one competency.',
  },
  [INTERPERSONAL]: {
    headline: 'Build on what you do best: relationships.',
    text: 'People are where you are surest. Other areas tie for last, so start with one competency.',
  },
  [OTHERS]: {
    headline: 'Build on what you do best: leading others.',
    text: 'Your team gets your best. Other areas are tied for last, so pick one competency.',
  },
  [SELF]: {
    headline: 'Build on what you do best: leading yourself.',
    text: 'You rate this area highest. Other areas share last place, so choose one competency to start with.',
  },
  [STRATEGIC]: {
    headline: 'Build on what you do best: seeing ahead.',
    text: 'You know what matters next. Other areas are tied for last, so begin with a single competency.',
  },
};

const others: Readonly<Record<'high' | 'low' | 'even' | 'ends', ProfileText>> = {
  high: {
    headline: 'You rate yourself strong in all five areas.',
    text: 'By your own account, you do most of this reliably, even under pressure. Now find out whether the people around you see the same.',
  },
  low: {
    headline: 'You rated all five areas low.',
    text: 'None is above the middle of the scale. Choose one competency to start with, not five areas.',
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
        text: `You rate ${profile.strongest} highest${profile.lowest === null ? '' : ` and ${profile.lowest} lowest`}. No area counts as a strength yet, so choose one competency to build first.`,
      };
    case 'alike':
      return {
        headline: alikeHeadline(profile),
        text: 'Which three would your team rate differently? Look at your answers again, or ask someone who sees you at work.',
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

/** Says where to start, of the competency that the plan suggests first; null if that is 4 or more, or one of a tie of all. */
export function firstStep(profile: Profile, focus: FocusSuggestion | undefined): FirstStep | null {
  if (!focus || (profile.kind === 'alike' && profile.isAll)) return null;
  const { competencyId, averageRating } = focus;
  const words = levelWordsFor(competencyId, averageRating / 100);
  if (words === null) return null;
  const { name } = competencyById.get(competencyId)!;
  return { competency: `${name}, ${formatScore(averageRating)}`, words };
}
