// Boards at games that the program plays: needs the program, as `make rust` builds it.
import base from './vite.config.ts';

export default { ...base, test: { ...base.test, include: ['src/**/*.played.ts'] } };
