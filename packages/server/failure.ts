import { ERRORS, type ErrorCode } from '@hearthside/protocol/constants';
import { StorageError } from './storage/storage.ts';
import { BrokenTable } from './tables/table-doc.ts';

/** A request that fails for a stated reason: the one exception that reaches a client, by its code. */
export class Failure extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string = ERRORS[code].meaning) {
    super(message);
    this.name = 'Failure';
    this.code = code;
  }
}

/** The address takes other methods, and says which. */
export class WrongMethod extends Failure {
  readonly allow: string;

  constructor(allow: 'GET, HEAD' | 'POST') {
    super('wrong-method', `this address takes ${allow}`);
    this.allow = allow;
  }
}

/** What a client may learn of any error. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof BrokenTable) {
    return new Failure('broken-table', 'this server cannot read the table; nothing was changed');
  }
  if (error instanceof StorageError) {
    return new Failure('unavailable', 'the storage does not answer; try again');
  }
  return new Failure('internal', 'a fault of the server');
}
