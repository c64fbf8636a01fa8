/** The first elf tries it. */
export const FIRST = { options: { level: 'first' }, seat: 0 };
export const SECOND = { options: { level: 'second' }, seat: 0 };
