import { competencyCount } from '#domain/competency-count.ts';
import { privacyNotice } from './navigation.ts';
import { scoreMeaning } from './report.ts';

/** Says that ratings go well together. */
const GOOD_AGREEMENT = '0.70';

export const method = {
  kicker: 'Ready Leader Assessment',
  headline: 'How This Assessment Was Made',
  lead: 'Who it is for, how the scores are made, and what they can tell you about yourself.',
  sections: [
    {
      title: 'Who It Is For',
      paragraphs: [
        'For people who lead others, or soon will. You need no preparation: choose the level that sounds like you today.',
        'It is for your own development, and is not meant for hiring, promotion, or dismissal.',
      ],
    },
    {
      /** Followed by what the practice says of them. */
      id: 'competencies',
      title: `The ${competencyCount} Competencies`,
      paragraphs: [
        'The competencies are in five areas. Each competency has two statements about what you do. So you rate something that you can change, not who you are.',
      ],
    },
    {
      title: 'How Scores Are Made',
      paragraphs: [scoreMeaning.how, 'Every competency counts the same.'],
    },
    {
      title: 'What They Can Show',
      paragraphs: [
        'Where you see yourself as strong, and where you see something to work on. How your view changed when you took the assessment again. And, if you ask colleagues, where their view differs from yours.',
      ],
    },
  ],
  limits: {
    title: scoreMeaning.limits,
    /** The report has a line about comparing, which is not true once the site shows what others rate. */
    items: scoreMeaning.not.filter(({ lead }) => lead !== 'How you compare.'),
  },
  others: {
    title: 'How Other Leaders Rate Themselves',
    lead: 'The middle half of leaders here rate themselves:',
    overall: 'Overall',
    text: 'A quarter of them are below this range, and a quarter above. This range is not a goal or a grade: other people’s view of themselves says little about you. We count people who completed the assessment and confirmed their address, each once. The figures change once a month at most, and only after at least ten more people have been counted, so that no one can be identified.',
  },
  agreement: {
    title: 'How Well the Ratings Go Together',
    lead: 'Cronbach’s alpha, by area:',
    text: `It shows whether people who give one competency of an area a high rating also give one to the others. 1.00 means they always do; from ${GOOD_AGREEMENT} on, an area’s average sums up its competencies well. It does not say whether the ratings are right.`,
  },
  data: {
    title: 'What Happens to Your Answers',
    text: 'They are stored so that you can come back to them. The privacy notice says who can see them, and for how long. On the page Your Data, you can see, download, and erase them.',
    actions: [
      { ...privacyNotice, label: 'Privacy Notice' },
      { label: 'Your Data', target: { kind: 'page', to: '/your-data' } },
    ],
  },
} as const;

/** An alpha × 100 as it is written: `0.84`. */
export const alphaText = (alpha: number) => (alpha / 100).toFixed(2);
