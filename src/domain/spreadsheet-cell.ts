/**
 * Where a formula would begin: at the start of a cell, or after a possible separator of cells or
 * lines. Full-width signs count too, since some spreadsheets read them as the usual ones.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** Digits that a spreadsheet may read as a number, a day, or a time, e.g. 0170, 3.50, 1/2, 1e5. */
const FIGURE = /^[.,]?\d[\d.,:/\sE%+-]*$/i;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** A spreadsheet rounds numbers with more digits. */
const MAX_DIGITS = 15;

/** Nothing in it computes, and programs that import contacts would not find the person. */
const ADDRESS = /^[\p{L}\p{M}\p{N}._+-]+@[\p{L}\p{M}\p{N}.-]+$/u;

/** The text of a cell, changed so that a spreadsheet shows it and computes nothing. */
export function harmlessCell(text: string): string {
  if (ADDRESS.test(text)) return text;
  const isPlain = DAY.test(text) || (text.length <= MAX_DIGITS && String(Number(text)) === text);
  return FIGURE.test(text) && !isPlain ? `'${text}` : text.replaceAll(FORMULA, "'");
}
