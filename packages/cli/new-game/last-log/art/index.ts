import sheet from './pieces.svg?raw';

/** Every piece once, each a group centred on 0,0. */
export { sheet };
