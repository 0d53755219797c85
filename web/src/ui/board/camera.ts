// Looking at a map: which part of it is in the window. Pure sums; `Chart.svelte` moves the picture.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Camera {
  /** The middle of the window, in the units of the map. */
  x: number;
  y: number;
  /** Pixels of the window for one unit of the map. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The camera that shows the whole of a box, as large as it goes, with a margin in pixels. */
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

/** The part of the map that the window shows: the viewBox. */
export function seen(camera: Camera, window: Size): Box {
  const width = window.width / camera.scale;
  const height = window.height / camera.scale;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** Moves by pixels of the window; the middle stays over the map. */
export function pan(camera: Camera, dx: number, dy: number, bounds: Box): Camera {
  const x = camera.x - dx / camera.scale;
  const y = camera.y - dy / camera.scale;
  return {
    ...camera,
    x: Math.min(Math.max(x, bounds.x), bounds.x + bounds.width),
    y: Math.min(Math.max(y, bounds.y), bounds.y + bounds.height),
  };
}

/** Zooms by a factor about a point of the window, measured in pixels from its middle: what lies there stays there. */
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

/** The camera a part of the way from one to another: scale by ratio, so that the glide is even to the eye. */
export function between(from: Camera, to: Camera, part: number): Camera {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    scale: from.scale * (to.scale / from.scale) ** part,
  };
}
