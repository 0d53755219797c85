// Writes a screenshot as a PNG with a palette, which has a third of the size and looks the same for flat colours.
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const COLOURS = 256;

/** A colour without its lowest bits, to group similar ones. */
const key = (r: number, g: number, b: number): number => ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);

/** The most frequent colours, each the mean of its group. */
function palette(pixels: Uint8Array): number[][] {
  const uses = new Map<number, [number, number, number, number]>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const use = uses.get(key(r, g, b));
    if (use) {
      use[0] += 1;
      use[1] += r;
      use[2] += g;
      use[3] += b;
    } else uses.set(key(r, g, b), [1, r, g, b]);
  }
  return [...uses.values()]
    .sort((a, b) => b[0] - a[0])
    .slice(0, COLOURS)
    .map(([n, r, g, b]) => [r / n, g / n, b / n].map(Math.round));
}

function nearest(colours: readonly number[][], r: number, g: number, b: number): number {
  let [best, least] = [0, Infinity];
  for (const [at, [cr = 0, cg = 0, cb = 0]] of colours.entries()) {
    const distance = 2 * (cr - r) ** 2 + 4 * (cg - g) ** 2 + (cb - b) ** 2;
    if (distance < least) [best, least] = [at, distance];
  }
  return best;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Takes a picture; the browser itself reads its pixels. */
export async function picture(page: Page): Promise<Buffer> {
  const taken = (await page.screenshot()).toString('base64');
  const reader = await page.context().newPage();
  const { width, height, data } = await reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height).data;
    let text = '';
    for (let at = 0; at < pixels.length; at += 8192)
      text += String.fromCharCode(...pixels.subarray(at, at + 8192));
    return { width: image.width, height: image.height, data: btoa(text) };
  }, taken);
  await reader.close();
  const pixels = new Uint8Array(Buffer.from(data, 'base64'));
  const colours = palette(pixels);
  const known = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
      let place = known.get(key(r, g, b));
      if (place === undefined) known.set(key(r, g, b), (place = nearest(colours, r, g, b)));
      rows[y * (width + 1) + 1 + x] = place;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
