// boardgame.io's own server with stones, the small game of `bench/load`: in turn everybody takes one to three of very many.
// Prints the ports of its sockets and of its lobby; ends with its standard input.
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
// Its requests are logged to standard output, which is for the port.
console.info = console.error;
console.log = console.error;
// With the middleware of its day the lobby answers only at a port of its own, which has to be named.
const apiPort = await new Promise((found) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address();
    probe.close(() => found(port));
  });
});
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort } });
process.stdout.write(`${appServer.address().port} ${apiPort}\n`);
process.stdin.on('end', () => process.exit(0)).resume();
