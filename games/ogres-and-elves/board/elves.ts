export { elfId, elfLook, elfPiece } from '../seating.ts';
