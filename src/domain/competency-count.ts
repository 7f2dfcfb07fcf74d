/**
 * How many competencies there are, for words that are shown where their texts are not loaded: they
 * weigh more than such a page. A test holds it against the list.
 */
export const competencyCount = 35;
