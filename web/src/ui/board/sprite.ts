// The drawings of a board: they come with the board, and are in the page from then on.

const drawn = new Set<string>();

/**
 * Puts the symbols of a sprite into the page, once: `import icons from './icons.svg?raw'; sprite(icons);` at the top
 * of the board's module. From then on `<Icon name="…">` and `<use href="#…">` find them.
 */
export function sprite(source: string): void {
  if (drawn.has(source)) return;
  drawn.add(source);
  const { documentElement } = new DOMParser().parseFromString(source, 'image/svg+xml');
  // A sprite with a fault in its spelling would leave every drawing out, in silence.
  if (documentElement.nodeName !== 'svg') throw new Error(`no sprite: ${documentElement.textContent}`);
  documentElement.setAttribute('class', 'sprite');
  documentElement.setAttribute('width', '0');
  documentElement.setAttribute('height', '0');
  documentElement.setAttribute('aria-hidden', 'true');
  document.body.append(document.importNode(documentElement, true));
}
