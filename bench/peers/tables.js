// boardgame.io's server with stones, the small game of `bench/load`: players in turn take one to three of very many
// stones. Prints the ports of its sockets and its lobby; ends with its standard input.
import { createRequire } from 'node:module';
import { createServer } from 'node:net';

const require = createRequire(`${process.env.PEERS}/`);
const { Server } = require('boardgame.io/server');

const stones = {
  name: 'stones',
  setup: () => ({ left: 1_000_000 }),
  moves: {
    take: ({ G }, many) => {
      G.left -= many;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => (G.left <= 0 ? { winner: ctx.currentPlayer } : undefined),
};

const server = Server({ games: [stones], origins: [/127\.0\.0\.1/] });
// Request logs go to standard output, which is reserved for the ports.
console.info = console.error;
console.log = console.error;
// With this version's middleware the lobby needs a port of its own.
const apiPort = await new Promise((found) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address();
    probe.close(() => found(port));
  });
});
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort } });
process.stdout.write(`${appServer.address().port} ${apiPort}\n`);
process.stdin.on('end', () => process.exit(0)).resume();
