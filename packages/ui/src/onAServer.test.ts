import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { storyFiles } from './testing/storyFiles.ts';

/** The style elements that Emotion writes before an element. */
const STYLES = /<style data-emotion="css [^>]*>(?<css>.*?)<\/style>/gs;

/** The beginning of each top-level rule, such as `.css-1` or `@layer kl`. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  for (const [, text = '', brace] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '{' && depth === 0) rules.push(text);
    depth += brace === '{' ? 1 : -1;
  }
  return rules;
}

it.each(storyFiles())(
  '%s renders on a server, with all of its CSS rules in the library’s layer',
  (_file, all) => {
    for (const [name, Story] of all) {
      let page = '';
      expect(() => (page = renderToString(createElement(Story))), name).not.toThrow();
      for (const [, css = ''] of page.matchAll(STYLES)) {
        expect(new Set(rulesOf(css).filter((rule) => !/keyframes/.test(rule))), name).toEqual(
          new Set(['@layer kl']),
        );
      }
    }
  },
);
