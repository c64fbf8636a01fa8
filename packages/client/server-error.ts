import { ERRORS, type ErrorCode } from '@hearthside/protocol/constants';

/** The server said no, and why by its code; one of a newer server may be unknown here. */
export class ServerError extends Error {
  readonly code: ErrorCode;
  /** May the same request succeed later? */
  readonly retry: boolean;

  constructor(code: ErrorCode, message: string, retry?: boolean) {
    super(message);
    this.name = 'ServerError';
    this.code = code;
    this.retry = retry ?? ERRORS[code]?.retry ?? false;
  }
}
