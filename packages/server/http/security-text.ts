/** Whom to tell of a weakness, where programs and people look for it (RFC 9116). */

export const SECURITY_TXT = '/.well-known/security.txt';

/** What an operator named once is good for half a year after whoever asks reads it. */
const GOOD_FOR_MS = 182 * 86_400_000;

export const securityText = (contact: string, now: Date): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + GOOD_FOR_MS).toISOString()}`,
    'Preferred-Languages: en, fr, de',
    '',
  ].join('\n');
