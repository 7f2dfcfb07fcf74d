import { expect, test } from 'vitest';
import { mailSettings, sampleMails } from '#testing/sample-mails.ts';
import { about } from './about.ts';
import { assessmentOffer } from './assessment-offer.ts';
import { chat } from './chat.ts';
import { comingSoonActions } from './coming-soon.ts';
import {
  comparisonCopy,
  comparisonPageCopy,
  retakeCopy,
  sinceCopy,
  retakeReminderCopy,
} from './comparison.ts';
import { faq } from './faq.ts';
import { askThree, feedback, round360 } from './feedback-leader.ts';
import { fullResult } from './feedback-result.ts';
import { home } from './home.ts';
import { mailLinkWords } from './mail-links.ts';
import { mailLabels, mailWords } from './mails.ts';
import { myPlan, planWords } from './my-plan.ts';
import { footer, navigation } from './navigation.ts';
import { newsletter } from './newsletter.ts';
import { readyForMore, teamTools, whatsNext } from './next-steps.ts';
import { onward } from './onward.ts';
import { privacy } from './privacy.ts';
import { products } from './products.ts';
import { comparisonOnPaper } from './report.ts';
import { resources } from './resources.ts';
import { services } from './services.ts';
import { shared, sharing } from './sharing.ts';
import { shareButton } from './share-button.ts';
import { signIn } from './sign-in.ts';
import { yourData } from './your-data.ts';

/** Everything on the public site that has headings and links. */
const site = {
  ...{ about, assessmentOffer, comingSoonActions, faq, footer, home, navigation, newsletter },
  ...{ onward, privacy, products, readyForMore, resources, services, teamTools, whatsNext },
};

const small = /^(a|an|and|at|by|for|from|in|of|on|or|the|to|with)$/;

/** A headline that is a sentence ends with its mark and keeps its case. */
function isTitle(text: string): boolean {
  if (/[.?!]$/.test(text)) return true;
  const [first = '', ...rest] = text.split(' ');
  return /^[^a-z]/.test(first) && rest.every((word) => small.test(word) || /^[^a-z]/.test(word));
}

/** Headlines, the lines above them, and the labels of links. */
function titles(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  const { kicker, headline, label, target } = content as Record<string, unknown>;
  // A heading may have two forms, with and without the coach's name.
  const forms = [kicker, headline].flatMap((text) =>
    typeof text === 'object' ? Object.values(text as object) : [text],
  );
  const own = [...forms, target && label].filter((text) => typeof text === 'string');
  return [...own, ...Object.values(content).flatMap(titles)];
}

test('headings and links of the site are in title case, unless they are sentences', () => {
  const found = [...titles(site), ...privacy.sections.map(({ title }) => title)];
  expect(found.length).toBeGreaterThan(60);
  expect(found.filter((text) => !isTitle(text))).toEqual([]);
});

const { questions, results, plan, everything } = mailLinkWords.open;

/** What follows the assessment: plan, comparison, sharing, chat, the visitor's data, and mailed links. */
const afterAssessment = {
  ...{
    chat,
    comparisonCopy,
    comparisonOnPaper,
    comparisonPageCopy,
    mailLabels,
    mailLinkWords,
    myPlan,
  },
  ...{ askThree, feedback, fullResult, round360 },
  ...{
    planWords,
    retakeCopy,
    retakeReminderCopy,
    shareButton,
    shared,
    sharing,
    signIn,
    sinceCopy,
    yourData,
  },
  pages: [questions(1, ''), results(''), plan(''), everything(2, '')],
  mails: Object.values(sampleMails).map((mail) => mailWords(mail, mailSettings)),
};

/** The keys of headings, buttons, and links. Labels have others. */
const titleKeys = new Set(
  (
    'title headline kicker what conflict action home button begin beginNew see without next ' +
    'other confirm cancel finish edit remove noPartner add putBack note undo retry changed ' +
    'print calendar on off copy another revoke take again csv json erase hereOnly stop stay missing'
  ).split(' '),
);

function titlesByKey(content: unknown, key = ''): string[] {
  if (typeof content === 'string') return titleKeys.has(key) ? [content] : [];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) => titlesByKey(value, name));
}

test('so are headings, buttons, and links of all that follows the assessment, of the chat, and of mails', () => {
  const found = titlesByKey(afterAssessment);
  expect(found.length).toBeGreaterThan(120);
  expect(found.filter((text) => !isTitle(text))).toEqual([]);
});
