/** How every test starts Chromium: as root in a sandbox of its own, and silent on the network. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
