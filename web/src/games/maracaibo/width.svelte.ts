// Whether the window is narrow: a phone has a small chart and lists in place of the wide chart.
import { MediaQuery } from 'svelte/reactivity';

const small = new MediaQuery('(max-width: 900px)');

export const narrow = (): boolean => small.current;
