// A server for each test: the real program on a free port with a temporary folder.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from '../fixtures/program.ts';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

export class Server {
  readonly url: string;
  private child: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<Server> {
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), 'caravelle-e2e-')));
    await server.up();
    return server;
  }

  /** Starts the program and waits until it responds. */
  async up(more: readonly string[] = []): Promise<void> {
    const at = ['--listen', `127.0.0.1:${this.port}`, '--data-dir', this.folder];
    // Bots answer without a pause, since nobody watches.
    const args = ['serve', ...at, '--bot-pause', '0', ...more];
    this.child = spawn(program(), args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CARAVELLE_LOG: 'error' },
    });
    for (let tries = 0; tries < 150; tries += 1) {
      try {
        if ((await fetch(`${this.url}/healthz`)).ok) return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    throw new Error('the server does not answer');
  }

  /** Stops the program with a signal and waits until it has exited. */
  async down(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  async stop(): Promise<void> {
    await this.down();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
