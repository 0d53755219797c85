// Whether there is little room: a phone has a small chart and lists in the place of the wide one.
import { MediaQuery } from 'svelte/reactivity';

const small = new MediaQuery('(max-width: 900px)');

export const narrow = (): boolean => small.current;
