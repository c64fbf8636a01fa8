declare const TAG: unique symbol;

/**
 * A number that counts things of one kind. Plain numbers may be used as one; but a seat is no mine and no
 * entry of the log, and the compiler says so where two kinds meet.
 */
export type Tagged<Kind extends string> = number & { readonly [TAG]?: Kind };
