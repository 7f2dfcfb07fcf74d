import type { OfferTerms } from '#domain/site-settings.ts';
import type { Passage } from '#domain/passage.ts';
import { callTerms } from '#content/discovery-call.ts';
import { dollars, products } from '#content/products.ts';
import { services } from '#content/services.ts';
import type { ShownPractice } from '#content/site-settings.ts';
import { passage } from './passage.ts';

/** What the practice says about itself in the site settings; what is empty is left out. */
export function ownPassages(practice: ShownPractice): Passage[] {
  const { coach, contact, place, program, playbook, discoveryCall } = practice;
  const { termLabels, faq } = services;
  const terms = (own: Partial<OfferTerms & ShownPractice['program']>) =>
    labeled(Object.entries(own).map(([key, said]) => [termLabels[key as keyof OfferTerms], said]));
  const passages: Passage[] = [
    passage(
      'own.coach',
      coach.name && `${coach.name}, the coach`,
      '/about',
      [...coach.credentials, ...coach.introduction].join(' '),
    ),
    passage(
      'own.contact',
      'How to reach the practice',
      '/about',
      labeled([
        ['Email', contact.email],
        ['Phone', contact.phone],
        ['Based in', place],
      ]),
    ),
    passage('own.call', 'What the discovery call costs', '/#book', callTerms(discoveryCall)),
    passage(
      'own.program',
      'Leadership Strategy System: terms',
      '/services#benefits',
      terms({ ...services.benefits.terms, ...given(practice.services.program), ...program }),
    ),
    ...services.additional.cards.map(({ id, title }) =>
      passage(
        `own.${id.toLowerCase()}`,
        `${title}: terms`,
        `/services#${id}`,
        terms(practice.services[id]),
      ),
    ),
    ...(['cost', 'remote', 'confidentiality'] as const).map((id) =>
      passage(`own.${id}`, faq.questions[id], `/services#${id}`, practice.faq[id].join(' ')),
    ),
    passage(
      'own.issues',
      'Past issues of the newsletter',
      '/newsletter',
      practice.newsletter.issueTitles.join('. '),
    ),
    passage(
      'own.playbook',
      `${products.playbook.name}: price and order`,
      '/products',
      labeled([
        ['Price', dollars(playbook.price)],
        ['Format', playbook.format],
        ['Delivery', playbook.delivery],
        ['Refunds', playbook.refund],
      ]),
    ),
  ];
  return passages.filter(({ title, text }) => title !== '' && text !== '');
}

function labeled(lines: readonly (readonly [label: string, said: string | undefined])[]): string {
  return lines
    .filter(([, said]) => said)
    .map(([label, said]) => `${label}: ${said}.`)
    .join(' ');
}

function given(terms: OfferTerms): Partial<OfferTerms> {
  return Object.fromEntries(Object.entries(terms).filter(([, said]) => said !== ''));
}
