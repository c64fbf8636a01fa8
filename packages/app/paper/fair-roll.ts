/**
 * A number from 0 up to `sides`, each as likely as the others: the browser's own random bytes, and
 * those that would favour some numbers are thrown away.
 */
export function fairRoll(
  sides: number,
  bytes: (into: Uint8Array<ArrayBuffer>) => Uint8Array = (into) => crypto.getRandomValues(into),
): number {
  const whole = 256 - (256 % sides);
  for (;;) {
    const [byte = 0] = bytes(new Uint8Array(1));
    if (byte < whole) return byte % sides;
  }
}
