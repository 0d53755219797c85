// Animates a change once: the element turns over, swells or flashes.
import type { Attachment } from 'svelte/attachments';
import { duration } from '../../lib/prefs.svelte';

const WAYS = {
  swell: [{ transform: 'scale(1)' }, { transform: 'scale(1.28)', offset: 0.4 }, { transform: 'scale(1)' }],
  flash: [{ opacity: 1 }, { opacity: 0.15 }, { opacity: 1 }, { opacity: 0.15 }, { opacity: 1 }],
  turn: [{ transform: 'rotateY(90deg)' }, { transform: 'rotateY(0)' }],
} as const;
const TIME = 520;

/** For one component: animates an element when its value differs from the last drawn one. */
export function pulses(): (name: string, value: unknown, way: keyof typeof WAYS) => Attachment<Element> {
  const known = new Map<string, unknown>();
  return (name, value, way) => (element) => {
    // A value that was reset, as by an undo, is not animated.
    const fresh = value !== false && known.has(name) && known.get(name) !== value;
    known.set(name, value);
    const time = duration(TIME);
    if (fresh && time > 0) element.animate([...WAYS[way]], { duration: time, easing: 'ease-out' });
  };
}

const GONE = 420;

/** A removed element fades at its place. A copy is animated, so that nothing waits for it. */
export const leaves: Attachment<Element> = (element) => {
  const parent = element.parentElement;
  return () => {
    const time = duration(GONE);
    if (time === 0 || !parent?.isConnected) return;
    const copy = element.cloneNode(true);
    if (!(copy instanceof Element)) return;
    parent.append(copy);
    const fading = copy.animate([{ opacity: 1 }, { opacity: 0 }], { duration: time, easing: 'ease-in' });
    fading.onfinish = fading.oncancel = () => copy.remove();
  };
};
