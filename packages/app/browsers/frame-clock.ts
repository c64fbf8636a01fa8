import type { Plugin } from 'vite';

/** The clock that react-three-fiber asks three.js for, which three.js warns of since its r183. */
const DEPRECATED = 'new THREE.Clock()';

/** All that fiber and its callers use of a clock, counted the same way. */
const FRAME_CLOCK = `
class FrameClock {
  running = false;
  elapsedTime = 0;
  oldTime = 0;
  start() {
    this.running = true;
    this.elapsedTime = 0;
    this.oldTime = performance.now();
  }
  stop() {
    this.getDelta();
    this.running = false;
  }
  getDelta() {
    if (!this.running) return 0;
    const now = performance.now();
    const delta = (now - this.oldTime) / 1000;
    this.oldTime = now;
    this.elapsedTime += delta;
    return delta;
  }
  getElapsedTime() {
    this.getDelta();
    return this.elapsedTime;
  }
}
`;

/** Gives fiber a clock of its own, so that nobody's console fills with what only a maintainer can mend. */
export function frameClock(): Plugin {
  let isGiven = false;
  return {
    name: 'hearthside-frame-clock',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('@react-three/fiber') || !code.includes(DEPRECATED)) return null;
      isGiven = true;
      return { code: code.replace(DEPRECATED, 'new FrameClock()') + FRAME_CLOCK, map: null };
    },
    buildEnd(error) {
      if (!error && !isGiven)
        this.error('react-three-fiber asks for no THREE.Clock any more: frame-clock.ts can go');
    },
  };
}
