/** Short, papery sounds made on the spot: nothing to download, nothing to license. */

import type { Sound } from '@hearthside/screen';
import { sounding } from './audio.ts';

interface Note {
  /** Hertz at the start and the end of a tone; absent for a rustle. */
  readonly from?: number;
  readonly to?: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  readonly shape?: OscillatorType;
  /** Centre of a rustle's band, in hertz. */
  readonly band?: number;
}

const rustle = (at: number, lasts: number, band: number, loud = 0.5): Note => ({
  at,
  lasts,
  band,
  loud,
});
const tone = (at: number, from: number, to: number, lasts: number, loud = 0.25): Note => ({
  at,
  from,
  to,
  lasts,
  loud,
  shape: 'triangle',
});

const SCORE: Readonly<Record<Sound, readonly Note[]>> = {
  card: [rustle(0, 0.09, 3200)],
  roll: [
    rustle(0, 0.05, 1400),
    rustle(0.09, 0.05, 1700),
    rustle(0.19, 0.06, 1200),
    rustle(0.3, 0.05, 1500),
  ],
  drive: [rustle(0, 0.22, 500, 0.4), tone(0, 90, 130, 0.22, 0.12)],
  bump: [tone(0, 180, 60, 0.16, 0.5), rustle(0, 0.08, 700)],
  drop: [rustle(0, 0.06, 900, 0.6), tone(0, 320, 210, 0.08, 0.2)],
  bell: [tone(0, 1320, 1318, 0.5, 0.2), tone(0.02, 1980, 1976, 0.4, 0.1)],
  step: [rustle(0, 0.05, 600), rustle(0.14, 0.05, 520)],
  cheer: [tone(0, 523, 523, 0.14), tone(0.13, 659, 659, 0.14), tone(0.26, 784, 784, 0.3)],
  sad: [tone(0, 392, 370, 0.2), tone(0.2, 311, 262, 0.4)],
  hoho: [
    tone(0, 150, 120, 0.16, 0.5),
    tone(0.24, 150, 120, 0.16, 0.5),
    tone(0.48, 140, 100, 0.26, 0.5),
  ],
};

let noise: AudioBuffer | null = null;

export function playSound(sound: Sound, volume: number): void {
  if (volume <= 0) return;
  sounding((audio) => {
    for (const note of SCORE[sound]) playNote(audio, note, volume);
  });
}

function playNote(audio: AudioContext, note: Note, volume: number): void {
  const start = audio.currentTime + note.at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(note.loud * volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + note.lasts);
  gain.connect(audio.destination);
  const source =
    note.band === undefined ? oscillator(audio, note, start) : paper(audio, note.band, gain);
  if (note.band === undefined) source.connect(gain);
  source.start(start);
  source.stop(start + note.lasts);
}

function oscillator(audio: AudioContext, note: Note, start: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = note.shape ?? 'sine';
  source.frequency.setValueAtTime(note.from ?? 440, start);
  source.frequency.exponentialRampToValueAtTime(note.to ?? 440, start + note.lasts);
  return source;
}

/** Filtered noise, which is what paper sounds like. */
function paper(audio: AudioContext, band: number, gain: GainNode): AudioBufferSourceNode {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = band;
  source.connect(filter).connect(gain);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
