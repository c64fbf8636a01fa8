import { countComponents } from '@hearthside/kit';
import { type KitSubject, kitConformance, makeKit } from '@hearthside/kit/conformance';
import { expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { printModule } from './index.ts';

const subject: KitSubject = {
  game,
  printModule,
  text: new URL('../text/', import.meta.url),
  print: new URL('./', import.meta.url),
};

kitConformance(subject, [{}, { logs: 5 }, { logs: 21 }]);

it('has as many logs as the table needs', () => {
  expect(countComponents(makeKit(subject, { options: { logs: 21 } })).get('log')).toBe(21);
});
