/** Reads aloud with the browser's own voice, where there is one. */
export function speak(text: string, locale: string): void {
  if (!('speechSynthesis' in globalThis) || text === '') return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = locale;
  utterance.rate = 0.95;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
