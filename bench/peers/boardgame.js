// Random play of a small game in boardgame.io's reducer: moves per second of CPU time. Four players in turn take one to
// three of sixty stones; the player who takes the last one wins.
import { createRequire } from 'node:module';

const require = createRequire(`${process.env.PEERS}/`);
const { Client } = require('boardgame.io/client');

const stones = {
  name: 'stones',
  setup: () => ({ left: 60 }),
  moves: {
    take: ({ G }, many) => {
      G.left -= many;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => (G.left <= 0 ? { winner: ctx.currentPlayer } : undefined),
};

/** A generator of our own: play is the same in every run. */
let state = 1;
function roll(below) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

function wholeGame() {
  const client = Client({ game: stones, numPlayers: 4, debug: false });
  let moves = 0;
  for (let at = client.getState(); !at.ctx.gameover; at = client.getState()) {
    client.moves.take(1 + roll(Math.min(3, at.G.left)));
    moves += 1;
  }
  return moves;
}

const budget = Number(process.argv[2]) * 1e6;
wholeGame();
const begun = process.cpuUsage();
let [games, decisions, taken] = [0, 0, 0];
while (taken < budget) {
  decisions += wholeGame();
  games += 1;
  const { user, system } = process.cpuUsage(begun);
  taken = user + system;
}
console.log(JSON.stringify({ games, decisions, seconds: taken / 1e6 }));
