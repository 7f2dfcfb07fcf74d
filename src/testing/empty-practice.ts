import { practiceWith } from '#content/site-settings.ts';

/** The settings as shipped, whatever the practice has filled in since. */
export const emptyPractice = practiceWith({
  'chat.helpLines': [
    'United States: call or text 988. Immediate danger: call 911.',
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
      label: 'operational efficiency',
      seen: 'Each piece of work has one owner and one plan, and gets done once.',
    },
    {
      value: '30%',
      label: 'employee engagement',
      seen: 'People carry out a plan they helped to write.',
    },
    { value: '50+', label: 'trainings led' },
    { value: '500+', label: 'professionals coached' },
  ],
  'playbook.price': 12.99,
  'playbook.value': 89,
});
