// Pictures of a board: drawings larger than icons, each in its own file.
import '../../look/art.css';
import { sprite } from './sprite';

/**
 * Adds pictures to the page as symbols named `<prefix>-<file>`: `pictures('ar-explorer',
 * import.meta.glob('./pictures/*.svg', { query: '?raw', import: 'default', eager: true }))`.
 */
export function pictures(prefix: string, files: Readonly<Record<string, unknown>>): void {
  const symbols = Object.entries(files).map(([path, source]) => {
    const name = path.replace(/^.*\/|\.svg$/g, '');
    const open = `<symbol id="${prefix}-${name}"`;
    return String(source)
      .trim()
      .replace(/^<svg xmlns="[^"]*"/, open)
      .replace(/<\/svg>$/, '</symbol>');
  });
  sprite(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`);
}
