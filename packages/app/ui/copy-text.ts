/**
 * Puts a text where it can be pasted from; false where the browser will not have it. Over plain http
 * there is no clipboard to ask, only the older way: text that is marked is copied.
 */
export async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    if ('clipboard' in navigator) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused: then the older way.
  }
  return copyMarked(text, beside);
}

/** Beside what was pressed: outside an open dialog nothing can be marked. */
function copyMarked(text: string, beside: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  beside.after(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    beside.focus();
  }
}
