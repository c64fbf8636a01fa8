export { LOOKS } from '../seating.ts';
