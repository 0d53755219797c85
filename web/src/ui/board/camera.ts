// The camera of a map: the part of it in the viewport. Pure functions; `Chart.svelte` renders the result.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Camera {
  /** The centre of the viewport in map units. */
  x: number;
  y: number;
  /** Pixels per map unit. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The camera that shows a whole box at the largest size, with a margin in pixels. */
export function fit(box: Box, window: Size, margin = 0): Camera {
  const room = {
    width: Math.max(1, window.width - 2 * margin),
    height: Math.max(1, window.height - 2 * margin),
  };
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    scale: Math.min(room.width / Math.max(1, box.width), room.height / Math.max(1, box.height)),
  };
}

/** The visible part of the map, for the viewBox. */
export function seen(camera: Camera, window: Size): Box {
  const width = window.width / camera.scale;
  const height = window.height / camera.scale;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** Pans by pixels; the centre stays over the map. */
export function pan(camera: Camera, dx: number, dy: number, bounds: Box): Camera {
  const x = camera.x - dx / camera.scale;
  const y = camera.y - dy / camera.scale;
  return {
    ...camera,
    x: Math.min(Math.max(x, bounds.x), bounds.x + bounds.width),
    y: Math.min(Math.max(y, bounds.y), bounds.y + bounds.height),
  };
}

/** Zooms by a factor around a point in pixels from the centre, which stays in place. */
export function zoom(
  camera: Camera,
  factor: number,
  at: { x: number; y: number },
  limits: { least: number; most: number },
): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, limits.least), limits.most);
  const x = camera.x + at.x / camera.scale - at.x / scale;
  const y = camera.y + at.y / camera.scale - at.y / scale;
  return { x, y, scale };
}

/** The camera between two others; the scale is interpolated by ratio, for a uniform animation. */
export function between(from: Camera, to: Camera, part: number): Camera {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    scale: from.scale * (to.scale / from.scale) ** part,
  };
}
