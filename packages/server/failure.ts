import { ERRORS, type ErrorCode } from '@hearthside/protocol/constants';

/** A request that fails for a stated reason: the one exception that reaches a client, by its code. */
export class Failure extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string = ERRORS[code].meaning) {
    super(message);
    this.name = 'Failure';
    this.code = code;
  }
}
