// A player for Hearthside in JavaScript: hearthside tournament --players "exec:node steady.mjs,easy"
// One JSON object a line comes in on standard input; to "choose" we answer with one line.
import { createInterface } from 'node:readline';

let table;
const seen = [];

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'start') {
    table = message; // facts, options, seats, seat, seed
  } else if (message.type === 'step') {
    seen.push(...message.step.events); // what happened, as far as our seat may know
  } else if (message.type === 'choose') {
    const { view, legal } = message.turn; // what we see, and all we may do, in notation
    const choice = (seen.length + table.seat) % legal.length; // a real player looks at `view`
    const action = view === null ? 'resign' : legal[choice];
    process.stdout.write(`${JSON.stringify({ action })}\n`);
  }
}
