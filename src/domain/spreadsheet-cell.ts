/**
 * What a spreadsheet would take for a formula, and run; also as it is written in full width, which
 * some take for the same.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Digits that a spreadsheet would take for a number, and not write as they were: of a telephone, say. */
const DIGITS = /^(0\d+|\d{16,})$/;

/** The text of a cell, as it stands there and not as what comes of it. */
export function harmlessCell(text: string): string {
  return FORMULA.test(text) || DIGITS.test(text) ? `'${text}` : text;
}
