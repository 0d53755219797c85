// The sprites of boards, added to the page when a board loads.

const drawn = new Set<string>();

/**
 * Adds the symbols of a sprite to the page, once: `import icons from './icons.svg?raw'; sprite(icons);` at the top of
 * the board's module. From then on `<Icon name="…">` and `<use href="#…">` find them.
 */
export function sprite(source: string): void {
  if (drawn.has(source)) return;
  drawn.add(source);
  const { documentElement } = new DOMParser().parseFromString(source, 'image/svg+xml');
  // A sprite with a syntax error would silently lack every drawing.
  if (documentElement.nodeName !== 'svg') throw new Error(`no sprite: ${documentElement.textContent}`);
  documentElement.setAttribute('class', 'sprite');
  documentElement.setAttribute('width', '0');
  documentElement.setAttribute('height', '0');
  documentElement.setAttribute('aria-hidden', 'true');
  document.body.append(document.importNode(documentElement, true));
}
