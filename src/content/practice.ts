import type { OfferFacts, PracticeFacts } from '#domain/site-settings.ts';

const notSaid: OfferFacts = { whoAttends: '', howOften: '', howLong: '', handedOver: '' };

/**
 * The default site settings: fill them in before going live. Empty ones are not shown. They are checked
 * when the site is built and when it starts; docs/setup-checklist.md lists where each one appears.
 */
export const practice: PracticeFacts = {
  coach: {
    name: '',
    // Any JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG file in this folder, 'portrait.jpg' for example.
    portrait: '',
    credentials: [],
    introduction: [],
  },
  contact: { email: '', phone: '' },
  place: '',
  socialProfiles: [],
  discoveryCall: { minutes: null, medium: '' },
  services: {
    program: notSaid,
    oneOnOne: notSaid,
    consulting: notSaid,
    teamDevelopment: notSaid,
    managerTraining: notSaid,
  },
  newsletter: { issueTitles: [] },
  testimonials: { home: null, about: null },
  statistics: [
    {
      value: 'Hundreds',
      label: 'of hours regained',
      seen: 'Decisions are made where the work is, so fewer of your hours go to approving them.',
    },
    {
      value: '20%',
      label: 'lower turnover and rehiring cost',
      seen: 'People know what is expected and what comes next, and have less reason to leave.',
    },
    {
      value: '+25%',
      label: 'operational efficiency',
      seen: 'Each piece of work has one owner and one plan, and is done once.',
    },
    {
      value: '+30%',
      label: 'employee engagement',
      seen: 'People carry a plan that they have helped to write.',
    },
    { value: '50+', label: 'trainings led' },
    { value: '500+', label: 'professionals coached' },
  ],
  playbook: { price: 12.99, value: 89 },
};
