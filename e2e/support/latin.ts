import type { Page } from '@playwright/test';
import { latinWords } from '../../packages/ui/src/words/testing/leftInEnglish.ts';

const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'placeholder', 'title'];

/** What a page in Hindi says in Latin letters, outside what is marked as another language, and without these names. */
export async function latinTexts(page: Page, names: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate((attributes) => {
    const found: string[] = [];
    const isHindi = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'hi';
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, noscript, svg, textarea, [data-latin]') || !isHindi(element))
        continue;
      for (const name of attributes) found.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
    }
    return [...found, document.title];
  }, SPOKEN);
  const known = names.toSorted((one, other) => other.length - one.length);
  const rest = texts.map((text) => known.reduce((left, name) => left.replaceAll(name, ' '), text).trim());
  return [...new Set(rest.filter((text) => latinWords(text).length > 0))];
}
