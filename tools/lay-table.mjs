/**
 * Lays a table on the device of a page as if it had been played there. The page must have been opened, and its
 * storage with it.
 * @param {import('@playwright/test').Page} page
 * @param {object} table a `KeptTable` of the app
 */
export async function layTable(page, table) {
  await page.evaluate(async (value) => {
    const [{ name = '', version = 1 } = {}] = await indexedDB.databases();
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name, version);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const [store = ''] = [...opening.result.objectStoreNames];
        const writing = opening.result.transaction(store, 'readwrite');
        writing.objectStore(store).put(value);
        writing.oncomplete = () => resolve(undefined);
        writing.onerror = () => reject(writing.error);
      };
    });
  }, table);
}
