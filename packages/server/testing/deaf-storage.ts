import type { Storage } from '../storage/storage.ts';

/**
 * A storage whose node hears no note of another, and asks for none unless `asks`: the longest that news can
 * be late.
 */
export const deafStorage = (storage: Storage, asks = false): Storage =>
  new Proxy(storage, {
    get(target, key) {
      if (key === 'listen') return async () => {};
      if (key === 'heads' && !asks) return async () => [];
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
