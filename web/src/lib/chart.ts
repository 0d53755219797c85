// The ornament of a portolan chart: rhumb lines and a compass rose, computed once.

/** The rhumb lines of thirty-two winds from a point. */
export function rhumbs(x: number, y: number, length: number): string {
  let path = '';
  for (let wind = 0; wind < 32; wind += 1) {
    const angle = (wind * Math.PI) / 16;
    const [dx, dy] = [Math.round(x + length * Math.sin(angle)), Math.round(y - length * Math.cos(angle))];
    path += `M${x} ${y}L${dx} ${dy}`;
  }
  return path;
}

/** The light and dark half of each ray of a rose, from the short rays to the long ones. */
export function rays(radius: number): { light: string; dark: string }[] {
  const rings: [first: number, length: number, waist: number, step: number][] = [
    [22.5, 0.57, 0.14, 45],
    [45, 0.717, 0.17, 90],
    [0, 0.92, 0.19, 90],
  ];
  const at = (degrees: number, length: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(radius * length * Math.sin(angle)).toFixed(1)} ${(-radius * length * Math.cos(angle)).toFixed(1)}`;
  };
  return rings.map(([first, length, waist, step]) => {
    let [light, dark] = ['', ''];
    for (let angle = first; angle < 360; angle += step) {
      const half = step / 2;
      light += `M0 0L${at(angle - half, waist)}L${at(angle, length)}z`;
      dark += `M0 0L${at(angle + half, waist)}L${at(angle, length)}z`;
    }
    return { light, dark };
  });
}
