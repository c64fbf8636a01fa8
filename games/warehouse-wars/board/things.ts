/** What can be asked about, and the statements that speak of it. */

export const things: Readonly<Record<string, readonly string[]>> = {
  pallet: ['WW-1', 'WW-2'],
  space: ['WW-2', 'WW-20'],
  crate: ['WW-20', 'WW-50', 'WW-52'],
  plank: ['WW-22', 'WW-31', 'WW-53'],
  map: ['WW-2', 'WW-21'],
  'hand-crate': ['WW-11', 'WW-12', 'WW-20'],
  'hand-plank': ['WW-12', 'WW-30', 'WW-31'],
  'put-down': ['WW-12', 'WW-40', 'WW-42'],
  score: ['WW-50', 'WW-51', 'WW-54'],
};
