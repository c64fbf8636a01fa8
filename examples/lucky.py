# A player for Hearthside in Python: hearthside tournament --players "exec:python3 lucky.py,easy"
# One JSON object a line comes in on standard input; to "choose" we answer with one line.
import json
import random
import sys

dice = random.Random()

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        dice.seed(message["seed"])  # also: facts, options, seats, seat
    elif message["type"] == "step":
        events = message["step"]["events"]  # what happened, as far as our seat may know
    elif message["type"] == "choose":
        turn = message["turn"]  # view: what we see; legal: all we may do, in notation
        action = dice.choice(turn["legal"])
        print(json.dumps({"action": action}), flush=True)
    elif message["type"] == "end":
        break
