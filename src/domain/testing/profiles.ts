import { areaNames } from '#domain/areas.ts';
import type { Profile } from '#domain/profile.ts';

/** Each that has a text of its own. */
export const profiles: readonly Profile[] = [
  { kind: 'alike', average: 4, isAll: false, isGiven: true },
  { kind: 'growing', strongest: areaNames[0]!, lowest: areaNames[1]! },
  ...(['high', 'low', 'even', 'ends'] as const).map((kind) => ({ kind })),
  ...(['ahead', 'behind', 'strongest', 'lowest'] as const).flatMap((kind) =>
    areaNames.map((area) => ({ kind, area })),
  ),
  ...areaNames.flatMap((strongest) =>
    areaNames
      .filter((area) => area !== strongest)
      .map((lowest) => ({ kind: 'pair', strongest, lowest }) as const),
  ),
];
