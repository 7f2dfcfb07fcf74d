import type { BandContent } from '#content/home.ts';
import type { Action } from '#content/actions.ts';

const action: Action = {
  label: 'Schedule a Free Call',
  target: { kind: 'external', link: 'calendar' },
};

/** What each framework tool asks for at its end. */
export const decisionTreeCall: BandContent = {
  headline: 'A decision you keep circling?',
  body: 'Bring it to a free call. We will find its level together, and who should be in the room.',
  action,
};

export const ptrCall: BandContent = {
  headline: 'Stuck on one of the rows?',
  body: 'Bring your template to a free call and talk through what to stop, start, and continue.',
  action,
};
