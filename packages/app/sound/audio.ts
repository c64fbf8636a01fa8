/**
 * The way to the loudspeaker. Browsers open it in the moment of a tap or a key only, and a phone
 * closes it again for a call or when the page was away: so every tap asks whether it is open.
 */

import { settings } from '../settings/settings.ts';

/** A finger that goes down is not yet a tap on an iPhone; one that goes up is. */
const TOUCHES = ['pointerup', 'touchend', 'click', 'keydown'];
/** What sounds later than this belongs to something that is over. */
const LATE_MS = 400;

let context: AudioContext | null = null;

export function openSoundOnTouch(): void {
  for (const touch of TOUCHES) addEventListener(touch, open, { passive: true, capture: true });
}

function open(): void {
  if (settings().volume <= 0 || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  if (context.state !== 'running') context.resume().catch(() => {});
}

/** Lets something sound now. Before the page is touched, and where there is no sound, nothing is heard. */
export function sounding(play: (audio: AudioContext) => void): void {
  const audio = context;
  if (!audio) return;
  if (audio.state === 'running') {
    play(audio);
    return;
  }
  const asked = performance.now();
  const opened = () => {
    if (performance.now() - asked < LATE_MS) play(audio);
  };
  audio.resume().then(opened, () => {});
}
