import type { OfferTerms } from '#domain/site-settings.ts';
import type { Passage } from '#domain/passage.ts';
import { callTerms } from '#content/discovery-call.ts';
import { dollars, products } from '#content/products.ts';
import { services } from '#content/services.ts';
import type { ShownPractice } from '#content/site-settings.ts';

/** What the practice says about itself in the site settings; what is empty is left out. */
export function ownPassages(practice: ShownPractice): Passage[] {
  const { coach, contact, place, program, playbook, discoveryCall } = practice;
  const { termLabels, faq } = services;
  const terms = (own: Partial<OfferTerms & ShownPractice['program']>) =>
    labeled(Object.entries(own).map(([key, said]) => [termLabels[key as keyof OfferTerms], said]));
  const passages: Passage[] = [
    {
      id: 'own.coach',
      title: coach.name && `${coach.name}, the coach`,
      path: '/about',
      text: [...coach.credentials, ...coach.introduction].join(' '),
    },
    {
      id: 'own.contact',
      title: 'How to reach the practice',
      path: '/about',
      text: labeled([
        ['Email', contact.email],
        ['Phone', contact.phone],
        ['Based in', place],
      ]),
    },
    {
      id: 'own.call',
      title: 'What the discovery call costs',
      path: '/#book',
      text: callTerms(discoveryCall),
    },
    {
      id: 'own.program',
      title: 'Leadership Strategy System: terms',
      path: '/services#benefits',
      text: terms({ ...services.benefits.terms, ...given(practice.services.program), ...program }),
    },
    ...services.additional.cards.map(({ id, title }) => ({
      id: `own.${id.toLowerCase()}`,
      title: `${title}: terms`,
      path: `/services#${id}`,
      text: terms(practice.services[id]),
    })),
    ...(['cost', 'remote', 'confidentiality'] as const).map((id) => ({
      id: `own.${id}`,
      title: faq.questions[id],
      path: `/services#${id}`,
      text: practice.faq[id].join(' '),
    })),
    {
      id: 'own.issues',
      title: 'Past issues of the newsletter',
      path: '/newsletter',
      text: practice.newsletter.issueTitles.join('. '),
    },
    {
      id: 'own.playbook',
      title: `${products.playbook.name}: price and order`,
      path: '/products',
      text: labeled([
        ['Price', dollars(playbook.price)],
        ['Format', playbook.format],
        ['Delivery', playbook.delivery],
        ['Refunds', playbook.refund],
      ]),
    },
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
