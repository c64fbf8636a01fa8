/*
 * How fast could random games of Warehouse Elves be played here at all? The same rules, choices and dice as
 * `hearthside bench engine --game warehouse-elves`, in plain C with nothing around them: no events, no
 * notation, no secrets. `npm run proof` compiles it where there is a compiler, and tells our share of it.
 *
 *   cc -O2 -o limit warehouse-elves.c && ./limit SECONDS
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PROGRAM, ROLL, LOAD, TAKE, OVER };
enum { WALL = -1, HEXES = 43, GOAL = 3 };

typedef struct {
  int8_t at, facing, toys, wishlist, completed, played, locked;
  const uint8_t *program;
} Truck;

typedef struct {
  Truck trucks[2];
  int8_t phase, actor, santa, snowman, left, drawn, winner;
  uint8_t deck[10];
} Position;

static const int STEP[7][2] = {{0, 0}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};
static int8_t neighbours[HEXES][8];
static uint8_t stock[HEXES], programs[120][3], wishlists[10];
static int8_t centre, bays[2];
/* The cards in order: left by one and two sixths, right by one and two, forward one, forward two. */
static const int8_t TURN[6] = {5, 4, 1, 2, 0, 0};
static const int8_t AHEAD[6] = {0, 0, 0, 0, 1, 2};

static uint32_t a, b, c, counter;
static inline uint32_t next(void) {
  uint32_t t = a + b + counter++;
  a = b ^ (b >> 9);
  b = c + (c << 3);
  c = ((c << 21) | (c >> 11)) + t;
  return t;
}
static inline int below(int sides) { return (int)(((uint64_t)next() * sides) >> 32); }

static int hexAt(int q, int r) {
  int number = 0;
  for (int row = -4; row <= 4; row++)
    for (int column = -4; column <= 4; column++) {
      int s = -column - row;
      if (abs(column - row) > 6 || abs(row - s) > 6 || abs(s - column) > 6) continue;
      if (column == q && row == r) return number;
      number++;
    }
  return WALL;
}

static void layOut(void) {
  for (int r = -4; r <= 4; r++)
    for (int q = -4; q <= 4; q++) {
      int hex = hexAt(q, r);
      if (hex == WALL) continue;
      for (int d = 1; d <= 6; d++) neighbours[hex][d] = hexAt(q + STEP[d][0], r + STEP[d][1]);
    }
  centre = hexAt(0, 0), bays[0] = hexAt(-3, 0), bays[1] = hexAt(3, 0);
  stock[centre] = 1, stock[hexAt(0, 2)] = 2, stock[hexAt(2, -2)] = 4;
  stock[hexAt(0, -2)] = 8, stock[hexAt(-2, 2)] = 16;
  int count = 0;
  for (int i = 0; i < 6; i++)
    for (int j = 0; j < 6; j++)
      for (int k = 0; k < 6; k++)
        if (i != j && j != k && i != k)
          programs[count][0] = i, programs[count][1] = j, programs[count++][2] = k;
  count = 0;
  for (int bits = 0; bits < 32; bits++)
    if (__builtin_popcount(bits) == 3) wishlists[count++] = bits;
}

static void setUp(Position *p) {
  memset(p, 0, sizeof *p);
  memcpy(p->deck, wishlists, 10);
  for (int i = 9; i > 0; i--) {
    int j = below(i + 1);
    uint8_t card = p->deck[i];
    p->deck[i] = p->deck[j], p->deck[j] = card;
  }
  for (int t = 0; t < 2; t++)
    p->trucks[t] = (Truck){.at = bays[t], .facing = t ? 5 : 2, .wishlist = p->deck[t]};
  p->drawn = 2;
  int green, red;
  do green = below(6), red = below(6);
  while (green == red);
  p->santa = green > red ? 0 : 1;
  p->snowman = centre;
  p->winner = -1;
}

static void completeIfHome(Position *p, int team) {
  Truck *t = &p->trucks[team];
  if (t->at != bays[team] || (t->toys & t->wishlist) != t->wishlist) return;
  t->toys &= ~t->wishlist;
  if (++t->completed == GOAL) {
    p->phase = OVER, p->winner = team;
    return;
  }
  t->wishlist = p->deck[p->drawn++];
}

static int stopsToUseHex(Position *p, int team) {
  Truck *t = &p->trucks[team];
  if (stock[t->at] & ~t->toys) {
    p->phase = LOAD, p->actor = team;
    return 1;
  }
  completeIfHome(p, team);
  return p->phase == OVER;
}

static void carryOn(Position *p) {
  for (;;) {
    Truck *holder = &p->trucks[p->santa], *other = &p->trucks[1 - p->santa];
    if (p->left > 0) {
      int team = holder->played > other->played ? p->santa : 1 - p->santa;
      Truck *t = &p->trucks[team];
      int to = neighbours[t->at][t->facing];
      int isTruck = to == p->trucks[1 - team].at;
      if (to != WALL && to != p->snowman && !isTruck) {
        t->at = to, p->left--;
        if (stopsToUseHex(p, team)) return;
        continue;
      }
      t->facing = (t->facing + 2) % 6 + 1;
      p->left = 0;
      if (isTruck && (p->trucks[1 - team].toys & ~t->toys)) {
        p->phase = TAKE, p->actor = team;
        return;
      }
      continue;
    }
    Truck *t = holder->played > other->played ? other : holder;
    if (t->played == 3) {
      for (int team = 0; team < 2; team++) p->trucks[team].locked = p->trucks[team].played = 0;
      p->santa = 1 - p->santa, p->phase = PROGRAM, p->actor = 0;
      return;
    }
    int card = t->program[t->played++];
    if (AHEAD[card] == 0) {
      t->facing = (t->facing + TURN[card] - 1) % 6 + 1;
      continue;
    }
    p->left = AHEAD[card];
    if (card == 5) {
      p->phase = ROLL;
      return;
    }
  }
}

static void roll(Position *p, int direction) {
  int to = neighbours[p->snowman][direction], pushed = -1;
  if (to != WALL) {
    if (to == p->trucks[0].at || to == p->trucks[1].at) {
      pushed = to == p->trucks[0].at ? 0 : 1;
      int behind = neighbours[to][direction];
      if (behind == WALL || behind == p->trucks[1 - pushed].at) pushed = -1;
      else p->trucks[pushed].at = behind, p->snowman = to;
    } else p->snowman = to;
  }
  if (pushed >= 0 && stopsToUseHex(p, pushed)) return;
  carryOn(p);
}

static int randomGame(void) {
  Position p;
  setUp(&p);
  for (int actions = 0;; actions++) {
    Truck *t = &p.trucks[p.actor];
    switch (p.phase) {
      case PROGRAM:
        t->program = programs[below(120)], t->locked = 1;
        if (p.trucks[1 - p.actor].locked) p.phase = ROLL;
        else p.actor = 1 - p.actor;
        break;
      case ROLL:
        roll(&p, 1 + below(6));
        break;
      case LOAD:
        if (below(2) == 0) t->toys |= stock[t->at];
        carryOn(&p);
        break;
      case TAKE: {
        int offer = p.trucks[1 - p.actor].toys & ~t->toys;
        int chosen = below(__builtin_popcount(offer) + 1);
        for (; chosen > 0 && (offer & (offer - 1)); chosen--) offer &= offer - 1;
        if (chosen == 0) {
          int toy = offer & -offer;
          p.trucks[1 - p.actor].toys &= ~toy, t->toys |= toy;
          completeIfHome(&p, p.actor);
          if (p.phase == OVER) break;
        }
        carryOn(&p);
        break;
      }
      default:
        return actions;
    }
  }
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

int main(int count, char **words) {
  double seconds = count > 1 ? atof(words[1]) : 3, elapsed = 0, began;
  long actions = 0, games = 0;
  a = 0x811c9dc5, b = 0x9e3779b9, c = 0x85ebca6b, counter = 1;
  layOut();
  for (began = now(); elapsed < seconds; elapsed = now() - began)
    for (int i = 0; i < 64; i++) actions += randomGame(), games++;
  printf("{\"game\":\"warehouse-elves\",\"actionsPerSecond\":%.0f,\"actionsPerGame\":%.1f}\n",
         actions / elapsed, (double)actions / games);
  return 0;
}
