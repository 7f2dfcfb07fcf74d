import type { Passage } from '#domain/passage.ts';
import { about } from '#content/about.ts';
import { faq } from '#content/faq.ts';
import { home, type TextItem } from '#content/home.ts';
import { newsletter } from '#content/newsletter.ts';
import { products } from '#content/products.ts';
import { resources } from '#content/resources.ts';
import { services } from '#content/services.ts';
import { homeAnchors } from '#content/site.ts';
import { yourData } from '#content/your-data.ts';
import { passage } from './passage.ts';

const listed = (items: readonly TextItem[]) =>
  items.map(({ title, description }) => `${title}: ${description}`).join(' ');

const ofHome = (id: string, title: string, text: string, anchor = '') =>
  passage(`home.${id}`, title, anchor === '' ? '/' : `/#${anchor}`, text);

const homePassages: readonly Passage[] = [
  ofHome('program', home.hero.headline, `${home.hero.lead} ${home.whatWeDo.lead}`),
  ofHome(
    'week-now',
    home.hero.painPoints.title,
    home.hero.painPoints.items.map(({ day, text }) => `${day}: ${text}`).join(' '),
  ),
  ofHome(
    'week-after',
    home.hero.outcomes.title,
    home.hero.outcomes.items.map(({ day, text }) => `${day}: ${text}`).join(' '),
  ),
  ofHome('coach', home.coach.headline, home.coach.body, homeAnchors.about),
  ofHome(
    'cycle',
    home.coach.cycle.title,
    `${home.coach.cycle.lead} ${home.coach.cycle.steps.map(({ name, sentence }) => `${name}: ${sentence}`).join(' ')}`,
    homeAnchors.about,
  ),
  ofHome('what', home.whatWeDo.headline, listed(home.whatWeDo.items)),
  ofHome(
    'why',
    home.whyThisMatters.headline,
    `${home.whyThisMatters.lead} ${home.whyThisMatters.body} ${listed(home.whyThisMatters.items)}`,
  ),
  ofHome(
    'who',
    home.whoThisIsFor.headline,
    `${home.whoThisIsFor.lead} ${listed(home.whoThisIsFor.items)}`,
  ),
  ofHome(
    'leap',
    home.leap.headline,
    home.leap.steps
      .map(({ name, focus, description }) => `${name} (${focus}): ${description}`)
      .join(' '),
  ),
  ofHome(
    'call',
    'The discovery call',
    `${home.booking.headline} ${home.booking.body} ${home.booking.steps.join(' ')} ${services.discoveryCall.body}`,
    homeAnchors.booking,
  ),
  ...faq.entries.map(({ id, question, answer }) =>
    passage(`faq.${id}`, question, `/#${id}`, answer.join(' ')),
  ),
];

const { benefits, quarter, additional, howWeWork } = services;

const servicePassages: readonly Passage[] = [
  passage(
    'services.program',
    services.hero.kicker,
    '/services',
    `${services.hero.headline} ${services.hero.lead}`,
  ),
  passage(
    'services.quarter',
    quarter.headline,
    '/services',
    `${quarter.lead} ${quarter.stops.map(({ when, title, description }) => `${when}, ${title}: ${description}`).join(' ')}`,
  ),
  passage('services.benefits', benefits.headline, '/services#benefits', listed(benefits.cards)),
  ...additional.cards.map(({ id, title, description, terms }) => ({
    id: `services.${id.toLowerCase()}`,
    title,
    path: `/services#${id}`,
    text: `${description} Who attends: ${terms.whoAttends}. What you keep: ${terms.handedOver}.`,
  })),
  passage(
    'services.how',
    howWeWork.headline,
    '/services',
    `${howWeWork.body.join(' ')} ${additional.agreed.all}`,
  ),
];

const { whatWeDo, offerings, whyWeDoIt, coach } = about;

const aboutPassages: readonly Passage[] = [
  passage(
    'about.practice',
    about.hero.kicker,
    '/about',
    `${about.hero.lead} ${whatWeDo.lead} ${listed(whatWeDo.pillars)}`,
  ),
  ...offerings.items.map(({ title, description }, at) => ({
    id: `offering.${at + 1}`,
    title,
    path: '/about#offerings',
    text: description,
  })),
  passage(
    'about.why',
    'Why we do it',
    '/about',
    `${whyWeDoIt.lead} ${whyWeDoIt.body.join(' ')} ${whyWeDoIt.statistics.map(({ value, label }) => `${value} ${label}.`).join(' ')}`,
  ),
  passage('about.coach', coach.unnamed.headline, '/about', coach.unnamed.body.join(' ')),
];

const { playbook } = products;

const otherPassages: readonly Passage[] = [
  passage(
    'newsletter.issue',
    newsletter.description.headline,
    '/newsletter',
    `${newsletter.hero.lead} ${newsletter.description.body.join(' ')} ${listed(newsletter.items)} ${newsletter.closing.body}`,
  ),
  ...resources.cards
    .filter(({ id }) => id !== 'chat')
    .map(({ id, title, description, points = [] }) => ({
      id: `resources.${id}`,
      title,
      path: '/resources',
      text: [description, ...points.map((point) => `${point}.`)].join(' '),
    })),
  ...resources.tools.items.map(({ id, title, description }) =>
    passage(`resources.${id.toLowerCase()}`, `${title}, to print`, '/resources', description),
  ),
  passage(
    'products.playbook',
    playbook.name,
    '/products',
    `${playbook.format}. ${playbook.description} ${listed(playbook.whatYouGet.items)} ${playbook.whoItIsFor.items.join(' ')}`,
  ),
  passage(
    'products.comparison',
    `${playbook.name}: ${playbook.comparison.headline}`,
    '/products#before-and-after',
    playbook.comparison.rows
      .map(({ before, after }) => `Before: ${before} After: ${after}`)
      .join(' '),
  ),
  passage('data.own', `${yourData.kicker}: ${yourData.headline}`, '/your-data', yourData.lead),
];

/** What the pages say with any settings. */
export const sitePassages: readonly Passage[] = [
  ...homePassages,
  ...servicePassages,
  ...aboutPassages,
  ...otherPassages,
];
