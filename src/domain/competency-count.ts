/**
 * The number of competencies, for pages that do not load their texts, which weigh more than such a page. A
 * test compares it with the list.
 */
export const competencyCount = 35;
