/** What passes between the page and a worker. An answer names its question: another's is not taken. */

export interface Asked<Question> {
  readonly id: number;
  readonly question: Question;
}

export type Answered<Answer> =
  | { readonly id: number; readonly is: Answer }
  | { readonly id: number; readonly error: string };
