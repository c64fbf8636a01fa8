/** Online tables that this device has a seat at, kept in the browser and nowhere else. */

export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly secret: string;
  /** Present where this device set the table up. */
  readonly host?: string;
  /** Links of the other seats, to invite with; only on the device that set the table up. */
  readonly invitations?: readonly Invitation[];
  readonly at: number;
}

export interface Invitation {
  readonly seat: number;
  readonly secret: string;
}

const KEY = 'hearthside.online';
const MOST = 30;

export function myTables(): readonly MyTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as MyTable[]) : [];
  } catch {
    return [];
  }
}

export const myTable = (table: string): MyTable | undefined =>
  myTables().find((each) => each.table === table);

export function keepMyTable(table: MyTable): void {
  const others = myTables().filter((each) => each.table !== table.table);
  write([table, ...others].slice(0, MOST));
}

/** Another link opens this seat from now on, or none: a bot has it. */
export function changeInvitation(
  table: string,
  seat: number,
  secret: string | null,
): MyTable | undefined {
  const kept = myTable(table);
  if (!kept) return undefined;
  const others = (kept.invitations ?? []).filter((each) => each.seat !== seat);
  const changed = {
    ...kept,
    invitations: secret === null ? others : [...others, { seat, secret }],
  };
  keepMyTable(changed);
  return changed;
}

export function forgetMyTable(table: string): void {
  write(myTables().filter((each) => each.table !== table));
}

function write(tables: readonly MyTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // Without storage the link itself still opens the seat.
  }
}
