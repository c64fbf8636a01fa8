import { createHash } from 'node:crypto';

/** The secret behind a table whose rolls can be had again: the same words give the same dice. */
export const secretFrom = (words: string): string =>
  createHash('sha256').update(`hearthside ${words}`).digest('hex');
