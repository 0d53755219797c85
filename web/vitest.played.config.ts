// Tests boards with games that the program plays: needs the program of `make rust`.
import base from './vite.config.ts';

export default { ...base, test: { ...base.test, include: ['src/**/*.played.ts'] } };
