import { describe, expect, it } from 'vitest';
import { between, fit, pan, seen, zoom } from './camera';

const MAP = { x: -100, y: 0, width: 400, height: 200 };
const WINDOW = { width: 800, height: 600 };

describe('a camera', () => {
  it('fits a box into the window at the largest scale', () => {
    const camera = fit(MAP, WINDOW);
    expect(camera).toEqual({ x: 100, y: 100, scale: 2 });
    expect(seen(camera, WINDOW)).toEqual({ x: -100, y: -50, width: 400, height: 300 });
    expect(fit(MAP, WINDOW, 100).scale).toBe(1.5);
  });

  it('keeps the point under the pointer when it zooms', () => {
    const camera = fit(MAP, WINDOW);
    const at = { x: 120, y: -40 };
    const nearer = zoom(camera, 1.5, at, { least: 0.5, most: 10 });
    expect(nearer.x + at.x / nearer.scale).toBeCloseTo(camera.x + at.x / camera.scale);
    expect(nearer.y + at.y / nearer.scale).toBeCloseTo(camera.y + at.y / camera.scale);
    expect(zoom(camera, 100, at, { least: 0.5, most: 10 }).scale).toBe(10);
    expect(zoom(camera, 0.001, at, { least: 0.5, most: 10 }).scale).toBe(0.5);
  });

  it('never moves the map out of the window', () => {
    const camera = fit(MAP, WINDOW);
    expect(pan(camera, 10_000, 0, MAP).x).toBe(MAP.x);
    expect(pan(camera, -10_000, -10_000, MAP)).toMatchObject({ x: 300, y: 200 });
    expect(pan(camera, 20, 0, MAP).x).toBe(90);
  });

  it('interpolates the position linearly and the scale geometrically', () => {
    const [from, to] = [
      { x: 0, y: 0, scale: 1 },
      { x: 10, y: 20, scale: 4 },
    ];
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 0.5)).toEqual({ x: 5, y: 10, scale: 2 });
    expect(between(from, to, 1)).toEqual(to);
  });
});
