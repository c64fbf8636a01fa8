import { isTakenName } from '@hearthside/protocol/names';
import { expect, it } from 'vitest';
import german from '../text/de.json';
import english from '../text/en.json';
import french from '../text/fr.json';

it.each(Object.entries({ english, german, french }))(
  'nobody at a table is called like a bot in %s',
  (_language, text) => {
    const names = Object.entries(text).flatMap(([key, name]) =>
      key.startsWith('level.') ? name : [],
    );
    expect(names).toHaveLength(4);
    for (const name of names) expect(isTakenName(name, []), name).toBe(true);
  },
);
