/**
 * Loaded before a server (`node --import`): from then on the machine's clock jumps, by up to two days to and
 * fro and many times a second. What counts time by `performance.now` does not notice.
 */

const RealDate = Date;
const FURTHEST_MS = 2 * 86_400_000;
const EVERY_MS = 50;
let jumped = 0;

setInterval(() => {
  jumped = Math.round((2 * Math.random() - 1) * FURTHEST_MS);
}, EVERY_MS).unref();

globalThis.Date = new Proxy(RealDate, {
  construct: (real, given) =>
    given.length === 0 ? new real(real.now() + jumped) : Reflect.construct(real, given),
  get: (real, key) => (key === 'now' ? () => real.now() + jumped : Reflect.get(real, key)),
});
