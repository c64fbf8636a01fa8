import sheet from './pieces.svg?raw';

/**
 * Every piece once, each a group centred on 0,0 (figures stand on it). `-plain` Ogres and chests
 * leave out what they want: that belongs to the edition, and boards draw it.
 */
export { sheet };
