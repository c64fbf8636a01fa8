/** Names that only a home network knows; a server there rarely has a certificate. */
const AT_HOME =
  /^(localhost|[^.:/]+|.+\.(local|lan|home\.arpa)|\d+(\.\d+){3}|\[[\da-f:]+\])(:\d+)?(\/|$)/i;

/** The origin that somebody's words mean, or null when they mean none. */
export function readServerAddress(text: string): string | null {
  const typed = text.trim();
  const scheme = AT_HOME.test(typed) ? 'http' : 'https';
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `${scheme}://${typed}`;
  try {
    const { protocol, origin, hostname, username } = new URL(whole);
    // Browsers differ in what they take for a name: some let a space through.
    const isName = /^([\w.-]+|\[[\da-f:]+\])$/.test(hostname);
    return /^https?:$/.test(protocol) && isName && username === '' ? origin : null;
  } catch {
    return null;
  }
}
