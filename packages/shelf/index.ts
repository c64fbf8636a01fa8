import type { Box } from '@hearthside/box';
import { box as ogresAndElves } from '@hearthside/ogres-and-elves/box';
import { box as warehouseElves } from '@hearthside/warehouse-elves/box';
import { box as warehouseWars } from '@hearthside/warehouse-wars/box';

export type { Box } from '@hearthside/box';

/** The games, in the order in which they stand on the home page. */
export const shelf: readonly Box[] = [warehouseElves, warehouseWars, ogresAndElves];

export const findBox = (id: string): Box | undefined => shelf.find(({ facts }) => facts.id === id);
