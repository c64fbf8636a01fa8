import { describe, expect, it } from 'vitest';
import { sayEvent, sayOutcome, sentence } from './sayings.ts';
import { Words } from './words.ts';

const english = {
  'seat.green': 'Jingle Bells',
  'toy.car': 'car',
  'toy.car.the': 'the car',
  'toy.doll': 'rag doll',
  'toy.doll.the': 'the rag doll',
  'event.load': '{seat} loads {toy_the}',
  'event.home': '{seat} brings home {toys_the}',
  'direction.2': 'east',
  'direction.2.to': 'to the east',
  'event.push': '{seat} is pushed {direction_to}',
  'event.list': '{seat} delivers {toys}',
  'event.kind': '{toy_id, select, car {vroom} other {hush}}',
  left: '{count, plural, one {# toy left} other {# toys left}}',
  'outcome.score': '{seat} wins {points_green} to {points_red}',
  'outcome.race': '{you, select, won {You win} lost {{seat} was faster} other {{seat} wins}}',
};
const words = new Words('en', english);

describe('words', () => {
  it('bend vocabulary as the language needs', () => {
    expect(words.say('event.load', { seat: 'green', toy: 'car' })).toBe(
      'Jingle Bells loads the car',
    );
  });

  it('bend what stands in a list, each item by itself', () => {
    const home = (toys: readonly string[]) => words.say('event.home', { seat: 'green', toys });
    expect(home(['car', 'doll'])).toBe('Jingle Bells brings home the car and the rag doll');
    // What has no such form stands bare, and an empty list is no hole in the sentence.
    expect(home(['car', 'ball'])).toBe('Jingle Bells brings home the car and ball');
    expect(home([])).toBe('Jingle Bells brings home ');
  });

  it('bend numbered words too', () => {
    expect(words.say('event.push', { seat: 'green', direction: 2 })).toBe(
      'Jingle Bells is pushed to the east',
    );
  });

  it('follow plural rules', () => {
    expect(words.say('left', { count: 1 })).toBe('1 toy left');
    expect(words.say('left', { count: 3 })).toBe('3 toys left');
    const polish = { left: '{count, plural, one {#a} few {#b} many {#c} other {#d}}' };
    const say = (count: number) => new Words('pl', polish).say('left', { count });
    expect([1, 3, 5, 22].map(say)).toEqual(['1a', '3b', '5c', '22b']);
  });

  it('keep the bare value for select', () => {
    expect(words.say('event.kind', { toy: 'car' })).toBe('vroom');
  });

  it('put players’ names in literally, braces and markup too', () => {
    const named = words.with({ 'seat.green': '{Ada} <b>' });
    expect(named.say('event.load', { seat: 'green', toy: 'car' })).toBe('{Ada} <b> loads the car');
  });

  it('show what people typed as it is, never as a message, and apart from the sentence around it', () => {
    const named = words.withNames({ 'seat.green': 'Max {o_o' });
    expect(named.say('seat.green')).toBe('\u2068Max {o_o\u2069');
    expect(named.say('event.load', { seat: 'green', toy: 'car' })).toBe(
      '\u2068Max {o_o\u2069 loads the car',
    );
    expect(words.withNames({ 'seat.green': 'יעל' }).say('seat.green')).toBe('\u2068יעל\u2069');
  });

  it('show a missing key instead of hiding it', () => {
    expect(words.say('nowhere')).toBe('⟦nowhere⟧');
  });
});

describe('sayings', () => {
  it('an event’s plain fields are its values; places are left out', () => {
    const load = { type: 'load', rule: 'WE-50', seat: 'green', toy: 'car', at: { q: 1, r: 2 } };
    expect(sayEvent(words, load)).toBe('Jingle Bells loads the car');
    const list = { type: 'list', rule: 'WE-52', seat: 'green', toys: ['car', 'ball', 'doll'] };
    expect(sayEvent(words, list)).toBe('Jingle Bells delivers car, ball, and rag doll');
  });

  it('an outcome names the winner and the points', () => {
    const outcome = { kind: 'versus', winner: 0, why: 'score', points: [12, 5] } as const;
    expect(sayOutcome(words, outcome, ['green', 'red'])).toBe('Jingle Bells wins 12 to 5');
  });

  it('an outcome speaks to the winner, to the others and to those who watch', () => {
    const outcome = { kind: 'versus', winner: 0, why: 'race', points: null } as const;
    const say = (audience?: number | 'spectator') =>
      sayOutcome(words, outcome, ['green', 'red'], audience);
    expect(say(0)).toBe('You win');
    expect(say(1)).toBe('Jingle Bells was faster');
    expect(say('spectator')).toBe('Jingle Bells wins');
    expect(say()).toBe('Jingle Bells wins');
  });

  it('a line that is shown as a sentence ends in one mark', () => {
    expect(sentence('Pick three cards')).toBe('Pick three cards.');
    expect(sentence('Tap “Ready”')).toBe('Tap “Ready”.');
    for (const line of ['Bump!', 'Load it?', 'Rolling…', '3 of 4 points.', ''])
      expect(sentence(line)).toBe(line);
  });
});
