/** Value of a digit: the number of digits before it in its script, since Unicode keeps ten in a row, from zero on. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before++
  return before % 10
}

/** A text with its decimal digits, of whatever script, as `0` to `9`. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
