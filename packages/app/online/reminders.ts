/** "Your turn" from the browser, for games that last days: only where the person asked for it. */

/** Over plain http, and on an iPhone outside the home screen, there is nothing to remind with. */
export const canRemind = (): boolean => isSecureContext && 'Notification' in globalThis;

export const remindersAllowed = (): boolean => canRemind() && Notification.permission === 'granted';

/** Asks the person; only ever called when they pressed a button for it. */
export const allowReminders = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted';

interface Reminder {
  readonly title: string;
  readonly text: string;
  /** A newer one of the same table takes its place. */
  readonly table: string;
  /** Where a tap on it leads. */
  readonly path: string;
}

export async function remind({ title, text, table, path }: Reminder): Promise<void> {
  if (!remindersAllowed()) return;
  const options = { body: text, tag: table, icon: '/icon.svg', data: path };
  try {
    // Phones show notifications of a service worker only.
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) await registration.showNotification(title, options);
    else new Notification(title, options);
  } catch (error) {
    // A reminder is an extra: the table itself says whose turn it is.
    console.warn('no reminder could be shown', error);
  }
}
