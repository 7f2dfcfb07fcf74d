import type { Passage } from '#domain/chat.ts';
import { about } from '#content/about.ts';
import { faq } from '#content/faq.ts';
import { home, type TextItem } from '#content/home.ts';
import { newsletter } from '#content/newsletter.ts';
import { products } from '#content/products.ts';
import { resources } from '#content/resources.ts';
import { services } from '#content/services.ts';
import { homeAnchors } from '#content/site.ts';
import { yourData } from '#content/your-data.ts';
import { listed, passage, passagesAt } from './passage.ts';

const points = (items: readonly TextItem[]) => listed(items, 'title', 'description');

const { hero, coach, whatWeDo, whyThisMatters: why, whoThisIsFor: who, leap, booking } = home;
const { benefits, quarter, additional, howWeWork, discoveryCall } = services;
const { offerings, whyWeDoIt } = about;
const { playbook } = products;

/** Passages from the pages, which do not depend on the settings. */
export const sitePassages: readonly Passage[] = [
  ...passagesAt('/', {
    'home.program': [hero.headline, hero.lead, whatWeDo.lead],
    'home.week-now': [hero.painPoints.title, listed(hero.painPoints.items, 'day', 'text')],
    'home.week-after': [hero.outcomes.title, listed(hero.outcomes.items, 'day', 'text')],
    'home.what': [whatWeDo.headline, points(whatWeDo.items)],
    'home.why': [why.headline, why.lead, why.body, points(why.items)],
    'home.who': [who.headline, who.lead, points(who.items)],
    'home.leap': [
      leap.headline,
      leap.steps.map(({ name, focus, description }) => `${name} (${focus}): ${description}`),
    ],
  }),
  ...passagesAt(`/#${homeAnchors.about}`, {
    'home.coach': [coach.headline, coach.body],
    'home.cycle': [
      coach.cycle.title,
      coach.cycle.lead,
      listed(coach.cycle.steps, 'name', 'sentence'),
    ],
  }),
  passage(
    'home.call',
    'The discovery call',
    `/#${homeAnchors.booking}`,
    ...[booking.headline, booking.body, booking.steps, discoveryCall.body],
  ),
  ...faq.entries.map(({ id, question, answer }) =>
    passage(`faq.${id}`, question, `/#${id}`, answer),
  ),

  ...passagesAt('/services', {
    'services.program': [services.hero.kicker, services.hero.headline, services.hero.lead],
    'services.quarter': [
      quarter.headline,
      quarter.lead,
      quarter.stops.map(({ when, title, description }) => `${when}, ${title}: ${description}`),
    ],
    'services.how': [howWeWork.headline, howWeWork.body, additional.agreed.all],
  }),
  passage('services.benefits', benefits.headline, '/services#benefits', points(benefits.cards)),
  ...additional.cards.map(({ id, title, description, terms: { whoAttends, handedOver } }) =>
    passage(
      `services.${id}`,
      title,
      `/services#${id}`,
      `${description} Who attends: ${whoAttends}. What you keep: ${handedOver}.`,
    ),
  ),

  ...passagesAt('/about', {
    'about.practice': [
      about.hero.kicker,
      about.hero.lead,
      about.whatWeDo.lead,
      points(about.whatWeDo.pillars),
    ],
    'about.why': [
      'Why we do it',
      whyWeDoIt.lead,
      whyWeDoIt.body,
      whyWeDoIt.statistics.map(({ value, label }) => `${value} ${label}.`),
    ],
    'about.coach': [about.coach.unnamed.headline, about.coach.unnamed.body],
  }),
  ...offerings.items.map(({ title, description }, at) =>
    passage(`offering.${at + 1}`, title, '/about#offerings', description),
  ),

  ...passagesAt('/newsletter', {
    'newsletter.issue': [
      newsletter.description.headline,
      newsletter.hero.lead,
      newsletter.description.body,
      points(newsletter.items),
      newsletter.closing.body,
    ],
  }),
  ...resources.cards.flatMap(({ id, title, description, points: facts = [] }) => {
    const text = [description, ...facts.map((fact) => `${fact}.`)];
    return id === 'chat' ? [] : passage(`resources.${id}`, title, '/resources', text);
  }),
  ...resources.tools.items.map(({ id, title, description }) =>
    passage(`resources.${id}`, `${title}, to print`, '/resources', description),
  ),
  ...passagesAt('/products', {
    'products.playbook': [
      playbook.name,
      `${playbook.format}. ${playbook.description}`,
      points(playbook.whatYouGet.items),
      playbook.whoItIsFor.items,
    ],
  }),
  passage(
    'products.comparison',
    `${playbook.name}: ${playbook.comparison.headline}`,
    '/products#before-and-after',
    playbook.comparison.rows.map(({ before, after }) => `Before: ${before} After: ${after}`),
  ),
  passage('data.own', `${yourData.kicker}: ${yourData.headline}`, '/your-data', yourData.lead),
];
