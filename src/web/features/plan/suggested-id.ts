import type { CompetencyId } from '#domain/competencies.ts';
import type { PlanDays } from '#domain/plan-dates.ts';

const HEX_DIGITS = 30;

/** A UUID whose digits are chosen by whoever makes it (RFC 9562, version 8). */
function uuidOf(digits: string): string {
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(12, 15)}`,
    `8${digits.slice(15, 18)}`,
    digits.slice(18, HEX_DIGITS),
  ];
  return parts.join('-');
}

/**
 * The id of the suggested action. Always the same: two devices that choose the same focus apart have
 * each suggestion once, and one that was removed can be told and put back.
 */
export function suggestedId(competencyId: CompetencyId, after: PlanDays): string {
  const number = [...`${competencyId} ${after}`].reduce(
    (sum, letter) => BigInt.asUintN(HEX_DIGITS * 4, sum * 257n + BigInt(letter.codePointAt(0)!)),
    0n,
  );
  return uuidOf(number.toString(16).padStart(HEX_DIGITS, '0'));
}

/** The platform's own makes none where the connection is not a safe one. */
export function newActionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(HEX_DIGITS / 2));
  return uuidOf(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}
