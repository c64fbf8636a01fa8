/** What counts as doing something in a turn: whatever moves a treasure. */

const DOING = /^(take|trade|deliver|hand|ask|gift|ransom|rescue|call-end) ?/;
const TURN = /^(move|roll)/;

/** Did the elf only go about, or wait? Answers and flights are no turns. */
export function idle(actions: readonly string[]): boolean | null {
  if (actions.some((action) => DOING.test(action))) return false;
  return actions.some((action) => TURN.test(action)) ? true : null;
}
