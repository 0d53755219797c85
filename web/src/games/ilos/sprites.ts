// The drawings of the game and the land of all its pieces, added to the page when the board is loaded.
import { sprite } from '../../ui/board/sprite';
import { hexagon } from './geometry';
import icons from './icons.svg?raw';
import { LANDS } from './places';

export function installSprites(): void {
  const lands = LANDS.map(([piece, path]) => `<path id="land-${piece}" d="${path}"/>`).join('');
  const clip = `<clipPath id="il-one-hex"><polygon points="${hexagon({ q: 0, r: 0 })}"/></clipPath>`;
  sprite(icons.replace(/<\/svg>\s*$/, `<defs>${lands}${clip}</defs></svg>`));
}
