import type { OfferTerms } from '#domain/site-settings.ts';
import type { Passage } from '#domain/chat.ts';
import { callTerms } from '#content/discovery-call.ts';
import { dollars, products } from '#content/products.ts';
import { services } from '#content/services.ts';
import type { ShownPractice } from '#content/site-settings.ts';
import { passage, passagesAt } from './passage.ts';

/** Passages from the site settings of the practice; empty settings are left out. */
export function ownPassages(practice: ShownPractice): Passage[] {
  const { coach, contact, program, playbook, faq } = practice;
  const { termLabels } = services;
  const terms = (own: Partial<OfferTerms & ShownPractice['program']>) =>
    labeled(Object.entries(own).map(([key, said]) => [termLabels[key as keyof OfferTerms], said]));
  const ofProgram = Object.entries(practice.services.program).filter(([, said]) => said !== '');
  const passages: Passage[] = [
    ...passagesAt('/about', {
      'own.coach': [
        coach.name && `${coach.name}, the coach`,
        coach.credentials,
        coach.introduction,
      ],
      'own.contact': [
        'How to reach the practice',
        labeled([
          ['Email', contact.email],
          ['Phone', contact.phone],
          ['Based in', practice.place],
        ]),
      ],
    }),
    passage(
      'own.call',
      'What the discovery call costs',
      '/#book',
      callTerms(practice.discoveryCall),
    ),
    passage(
      'own.program',
      'Leadership Strategy System: terms',
      '/services#benefits',
      terms({ ...services.benefits.terms, ...Object.fromEntries(ofProgram), ...program }),
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
      passage(`own.${id}`, services.faq.questions[id], `/services#${id}`, faq[id]),
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
  return lines.flatMap(([label, said]) => (said ? `${label}: ${said}.` : [])).join(' ');
}
