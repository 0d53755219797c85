// Compares the messages of the page with those of Rust: needs the renderings that `cargo test -p caravelle-words`
// writes.
import base from './vite.config.ts';

export default { ...base, test: { ...base.test, include: ['src/**/*.words.ts'] } };
