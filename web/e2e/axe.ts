// Accessibility checks with axe.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  nodes: { html: string }[];
}

/** The findings of axe, each rule with its elements; for all rules or for the given ones. */
export async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Evaluate as a debugger does, because the page's content security policy forbids foreign scripts.
  await page.evaluate(AXE);
  const found = await page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as {
      axe: { run(how: object): Promise<{ violations: Finding[] }> };
    };
    return (await axe.run(values ? { runOnly: { type: 'rule', values } } : {})).violations;
  }, rules);
  return found.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

/** The rules whose result depends on the palette. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * The findings in the light theme, and the colour findings in the dark theme. The page follows the system's setting.
 */
export async function findingsInBothLights(page: Page): Promise<string[]> {
  const found = await findings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  found.push(...(await findings(page, OF_COLOUR)).map((one) => `dark: ${one}`));
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  return found;
}
