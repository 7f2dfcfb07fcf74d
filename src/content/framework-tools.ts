import type { Action } from './actions.ts';
import type { BandContent } from './home.ts';
import type { NavLink } from './navigation.ts';

export const waysBack: readonly NavLink[] = [
  {
    label: 'Back to Dashboard',
    target: { kind: 'page', to: '/assessment/dashboard' },
    shownWhen: 'assessmentEnabled',
  },
  { label: 'Back to Home', target: { kind: 'page', to: '/' } },
];

const action: Action = {
  label: 'Schedule a Free Call',
  target: { kind: 'external', link: 'calendar' },
};

/** The call to action at the end of each tool. */
export const decisionTreeCall: BandContent = {
  headline: 'A decision you keep circling?',
  body: 'Bring it to a free call. Together we will work out its level and who should be in the room.',
  action,
};

export const ptrCall: BandContent = {
  headline: 'Stuck on one of the rows?',
  body: 'Bring your template to a free call and talk through what to stop, start, and continue.',
  action,
};
