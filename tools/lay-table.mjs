/**
 * Lays a table on the device of a page as if it had been played there. The page must have been opened; its storage,
 * which it opens a moment later, is waited for: opening it first would leave it without its shelves.
 * @param {import('@playwright/test').Page} page
 * @param {object} table a `KeptTable` of the app
 */
export async function layTable(page, table) {
  await page.waitForFunction(async () => (await indexedDB.databases()).length > 0);
  await page.evaluate(async (value) => {
    const [{ name = '' } = {}] = await indexedDB.databases();
    const opening = indexedDB.open(name);
    const device = await new Promise((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    // Outside the event, so that whatever is thrown here fails the test at once and with its own words.
    const [shelf = ''] = device.objectStoreNames;
    const writing = device.transaction(shelf, 'readwrite');
    writing.objectStore(shelf).put(value);
    await new Promise((resolve, reject) => {
      writing.oncomplete = resolve;
      writing.onerror = () => reject(writing.error);
    });
    device.close();
  }, table);
}
