/** Online tables that this device has a seat at, kept in the browser and nowhere else. */

export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly secret: string;
  /** Which seat that opens. */
  readonly seat?: number;
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
const MOST = 100;

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

/** This device sits here now; a seat that it had at the same table before stays within reach. */
export function sitDown(table: string, game: string, secret: string, seat: number): void {
  const before = myTable(table);
  const moved = before?.seat !== undefined && before.secret !== secret;
  const links = (before?.invitations ?? []).filter((each) => each.seat !== seat);
  const invitations = moved
    ? [...links, { seat: before.seat as number, secret: before.secret }]
    : before?.invitations;
  const at = Date.now();
  keepMyTable({ ...before, table, game, secret, seat, at, ...(invitations && { invitations }) });
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
