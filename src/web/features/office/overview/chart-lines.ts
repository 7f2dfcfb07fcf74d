import { officeOverview } from '#content/office-overview.ts';
import { hues, palette } from '#web/theme/tokens.ts';
import type { Chart } from './overview-query.ts';

const { chart: words } = officeOverview;

export interface ChartLine {
  of: Exclude<keyof Chart['points'][number], 'day'>;
  name: string;
  /** Told apart by more than their colours. */
  drawn: { stroke: string; strokeDasharray?: string };
}

export const visitsLine: ChartLine = {
  of: 'visits',
  name: words.visits,
  drawn: { stroke: palette.inkMuted },
};

export const chartLines: readonly ChartLine[] = [
  { of: 'started', name: words.started, drawn: { stroke: hues.blue.solid } },
  {
    of: 'completed',
    name: words.completed,
    drawn: { stroke: hues.green.solid, strokeDasharray: '7 3' },
  },
  {
    of: 'emailGiven',
    name: words.emailGiven,
    drawn: { stroke: hues.orange.solid, strokeDasharray: '2 3' },
  },
];
