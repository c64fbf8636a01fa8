import { ERRORS, type ErrorCode } from '@hearthside/protocol/constants';

/** The server said no, and why by its code. */
export class ServerError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = 'ServerError';
    this.code = code;
  }

  /** May the same request succeed later? */
  get retry(): boolean {
    return ERRORS[this.code]?.retry ?? false;
  }
}
