export interface Area {
  readonly name: string;
  readonly axis: string;
  readonly color: string;
}

export const areas = [
  { name: 'Follow Through & Output', axis: 'Follow Through', color: 'green' },
  { name: 'Interpersonal Relationships', axis: 'Interpersonal', color: 'blue' },
  { name: 'Leadership of Others', axis: 'Lead Others', color: 'orange' },
  { name: 'Leadership of Self', axis: 'Lead Self', color: 'purple' },
  { name: 'Strategic Planning & Focus', axis: 'Strategic', color: 'red' },
] as const satisfies readonly Area[];

export type AreaName = (typeof areas)[number]['name'];
export type AreaColor = (typeof areas)[number]['color'];

export const areaNames: readonly AreaName[] = areas.map((area) => area.name);
