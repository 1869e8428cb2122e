import { LANGUAGES } from '@kathaloka/contract/limits';
import type { Page } from '@playwright/test';
import { latinWords } from '../../packages/ui/src/words/testing/leftInEnglish.ts';

const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'placeholder', 'title'];

/** For authors, language names are followed by their code. */
const CODES = new RegExp(`\\((?:${LANGUAGES.join('|')})\\)`, 'g');
const withoutCodes = (text: string): string => text.replaceAll(CODES, '');

/** The texts in Latin letters on a page in this language, except for these names and for texts in marked languages. */
export async function latinTexts(page: Page, language: string, names: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(
    ([spoken, attributes]) => {
      const found: string[] = [];
      const isOurs = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === spoken;
      for (const element of document.body.querySelectorAll('*')) {
        if (
          element.closest('script, style, code, pre, noscript, svg, textarea, [data-latin]') ||
          !isOurs(element)
        )
          continue;
        for (const name of attributes) found.push(element.getAttribute(name) ?? '');
        for (const node of element.childNodes)
          if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
      }
      return [...found, document.title];
    },
    [language, SPOKEN] as const,
  );
  const known = names.toSorted((one, other) => other.length - one.length);
  const rest = [...new Set(texts)]
    // an avatar shows two initials
    .filter((text) => latinWords(text).length > 0 && !/^[A-Z]{2}$/.test(text))
    .map((text) => withoutNames(withoutAddresses(withoutCodes(text)), known).trim());
  return [...new Set(rest.filter((text) => latinWords(text).length > 0))];
}

/** The names that a page in this language shows without marking their language. */
export function unmarkedNames(page: Page, language: string, names: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ([spoken, known]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Set<string>();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const inLanguage = node.parentElement?.closest('[lang]')?.getAttribute('lang') === spoken;
        if (inLanguage && known.includes(text)) found.add(text);
      }
      return [...found];
    },
    [language, names] as const,
  );
}

/** Removes names from a text. There are hundreds of names, but only a few of them in one text. */
function withoutNames(text: string, known: readonly string[]): string {
  return known
    .filter((name) => text.includes(name))
    .reduce((left, name) => left.replaceAll(wholeName(name), ' '), text);
}

/** Matches a name as a whole word: there is a tag “AI”. */
function wholeName(name: string): RegExp {
  return new RegExp(`(?<![\\w])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w])`, 'g');
}

const withoutAddresses = (text: string): string => text.replaceAll(/\S+@\S+/g, ' ');
