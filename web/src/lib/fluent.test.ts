import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { resource } from './fluent';

const LOCALES = join(import.meta.dirname, '../../../locales');

describe('a file of messages', () => {
  it('has the same result parsed at once or message by message', () => {
    for (const code of ['en', 'fr'])
      for (const name of readdirSync(join(LOCALES, code))) {
        const source = readFileSync(join(LOCALES, code, name), 'utf8');
        const whole = new FluentResource(source).body;
        const parts = resource(source).body;
        expect(parts.length, name).toBeGreaterThan(0);
        expect(
          parts.map(({ id, value, attributes }) => ({ id, value, attributes })),
          `${code}/${name}`,
        ).toEqual(whole.map(({ id, value, attributes }) => ({ id, value, attributes })));
      }
  });

  it('skips invalid entries', () => {
    const bundle = new FluentBundle('en', { useIsolating: false });
    bundle.addResource(resource('good = One\nbad = { \nalso = { good } and more\n    .title = Title\n'));
    expect(bundle.getMessage('bad')?.value ?? null).toBe(null);
    const also = bundle.getMessage('also');
    expect(bundle.formatPattern(also?.value ?? '')).toBe('One and more');
    expect(bundle.formatPattern(also?.attributes.title ?? '')).toBe('Title');
    expect(bundle.getMessage('none')).toBeUndefined();
  });
});
