import { fileURLToPath } from 'node:url';
import { type Practice, practiceSettings, practiceWith } from '#content/site-settings.ts';
import type { OfferTerms } from '#domain/site-settings.ts';

/** The settings as shipped, whatever the practice has filled in since. */
export const emptyPractice = practiceWith({
  'chat.helpLines': [
    'United States: call or text 988 (Suicide & Crisis Lifeline). Immediate danger: call 911.',
    'Canada: call or text 988 (Suicide Crisis Helpline).',
  ],
  statistics: [
    {
      value: 'Hundreds',
      label: 'of hours regained',
      seen: 'Your team decides more on its own, so fewer of your hours go to approvals.',
    },
    {
      value: '20%',
      label: 'lower turnover and rehiring cost',
      seen: 'People know what is expected and what comes next, and have less reason to leave.',
    },
    {
      value: '25%',
      label: 'higher operational efficiency',
      seen: 'Each piece of work has one owner and one plan, and gets done once.',
    },
    {
      value: '30%',
      label: 'higher employee engagement',
      seen: 'People carry out a plan they helped to write.',
    },
    { value: '50+', label: 'trainings led' },
    { value: '500+', label: 'professionals coached' },
  ],
  'coachEmail.subject': practiceSettings['coachEmail.subject'].default,
  'coachEmail.text': practiceSettings['coachEmail.text'].default,
  'playbook.price': 12.99,
  'playbook.value': 89,
});

const offer = (name: string): OfferTerms => ({
  whoAttends: `Who attends ${name}, said by the practice`,
  howOften: `How often ${name} meets, said by the practice`,
  howLong: `How long ${name} takes, said by the practice`,
  handedOver: `What is handed over in ${name}, said by the practice`,
});

/** Every setting of the practice filled in with a distinct text. The people are invented. */
export const filledPractice: Practice = {
  coach: {
    name: 'Name of Coach',
    portrait: fileURLToPath(new URL('./portrait.svg', import.meta.url)),
    credentials: ['First certificate of the coach', 'Second certificate of the coach'],
    introduction: [
      'This is the first sentence in which the coach says who they are.',
      'The second one tells what they did before they came to coach others.',
      'And the third says how they like to work with the people who come to them.',
    ],
  },
  assessment: { origin: ['Where the competencies come from, said by the practice.'] },
  contact: { email: 'hello@practice.test', phone: '+1 (503) 555-0100' },
  chat: { helpLines: ['Some Country: call 555-0111 (Some Line). Immediate danger: call 555.'] },
  place: 'Some Town, Some State',
  socialProfiles: [
    { label: 'First Network', url: 'https://network.test/practice' },
    { label: 'Second Network', url: 'https://other.test/practice' },
  ],
  discoveryCall: { minutes: 25, medium: 'by phone or video' },
  coachEmail: { subject: 'An email of {date}', text: ['Good day,', 'You are at {profile}'] },
  services: {
    program: offer('the program'),
    oneOnOne: offer('one-on-one coaching'),
    consulting: offer('consulting'),
    teamDevelopment: offer('team development'),
    managerTraining: offer('manager training'),
  },
  program: { cost: 'What the program costs', weeklyTime: 'Hours for the program each week' },
  faq: {
    cost: ['What the practice answers about the cost.', 'And how its clients pay.'],
    remote: ['Where the practice meets its clients.'],
    confidentiality: ['What the practice keeps to itself.'],
  },
  newsletter: {
    issueTitles: ['Title of an issue', 'Title of another issue', 'Title of the newest issue'],
  },
  testimonials: {
    home: { quote: 'What a client said of the program.', attribution: 'Client, of the home page' },
    about: { quote: 'What a client said of coaching.', attribution: 'Client, of the About page' },
  },
  statistics: emptyPractice.statistics.map((figure, index) => ({
    value: `${index + 1}01%`,
    label: `${figure.label}, counted again`,
    ...(figure.seen !== undefined && { seen: `${figure.seen} And so on, ${index + 1}.` }),
  })),
  sources: {
    figures: 'The practice’s own count of its clients',
    stress: 'A study about stress, its year',
    leaving: 'A survey about leaving, its year',
    returns: 'A paper about returns, its year',
  },
  playbook: {
    price: 15.5,
    value: 97,
    format: 'The kind of file that the playbook is',
    delivery: 'How buyers get the playbook',
    refund: 'Until when buyers get their money back',
  },
};
