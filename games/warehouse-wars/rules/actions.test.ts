import { expect, describe as group, it } from 'vitest';
import { crateAt, describe, END, plankOn, readAction, writeAction } from './actions.ts';
import { cell, spanNamed } from './testing/scene.ts';

group('notation', () => {
  it('reads what it writes, and shares one object for each action', () => {
    for (const text of ['crate c3', 'crate h8', 'plank b2-e2', 'plank b2-b5', 'end']) {
      const action = readAction(text);
      expect(action && writeAction(action)).toBe(text);
      expect(readAction(text)).toBe(action);
    }
    expect(readAction('crate c3')).toBe(crateAt(cell('c3')));
    expect(readAction('plank b2-b5')).toBe(plankOn(spanNamed('b2-b5').id));
    expect(readAction('end')).toBe(END);
  });

  it('reads planks that can never lie, for the rule to refuse them', () => {
    for (const text of ['plank a1-b1', 'plank a1-d4', 'plank a1-h1', 'plank a4-d1']) {
      const action = readAction(text);
      expect(action).toMatchObject({ kind: 'plank', span: null });
      expect(action && writeAction(action)).toBe(text);
    }
  });

  it('WW-30 a plank has one notation only: its smaller end comes first', () => {
    for (const text of ['plank e2-b2', 'plank b5-b2', 'plank b2-b2', 'plank d1-a4']) {
      expect(readAction(text)).toBeNull();
    }
  });

  it('does not read anything else', () => {
    const strange = ['', 'END', 'end ', 'crate', 'crate i1', 'crate a9', 'crate a01', 'crate  a1'];
    const more = ['plank', 'plank a1', 'plank a1-', 'plank a1-d1-d4', 'plank a1 - d1', 'resign'];
    for (const text of [...strange, ...more]) expect(readAction(text)).toBeNull();
  });

  it('says what each action does', () => {
    expect(describe(crateAt(cell('c3')))).toEqual({ key: 'crate', values: { at: 'c3' } });
    const plank = { key: 'plank', values: { from: 'b2', to: 'e2' } };
    expect(describe(plankOn(spanNamed('b2-e2').id))).toEqual(plank);
    expect(describe(END)).toEqual({ key: 'end' });
  });
});
