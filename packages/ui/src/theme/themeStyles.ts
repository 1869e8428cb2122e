import { contrast } from './contrast.ts';
import type { ThemeTokens } from './themeTokens.ts';

/** Values as CSS variables of the library. */
export function variables(tokens: object): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--kl-${name}: ${value};`)
    .join('');
}

/** The theme of a page without a chosen one, unless its system prefers light. */
const SELECTORS: Readonly<Record<string, readonly string[]>> = {
  night: ["[data-theme='night']", ':root:where(:not([data-theme]))'],
};

function rule(selector: string, tokens: ThemeTokens): string {
  const isDark = contrast(tokens.bg, '#ffffff') > contrast(tokens.bg, '#000000');
  return `${selector}{color-scheme:${isDark ? 'dark' : 'light'};${variables(tokens)}}`;
}

/** The page's backgrounds of both colour schemes, for the switch between them. */
function groundsOf(themes: Readonly<Record<string, ThemeTokens>>): string {
  const { night, 'palm-leaf': palmLeaf } = themes;
  const grounds = variables({
    ...(night && { 'ground-dark': night.bg }),
    ...(palmLeaf && { 'ground-light': palmLeaf.bg }),
  });
  return grounds && `:root{${grounds}}`;
}

/**
 * The CSS of themes by name, which `<html data-theme="…">` and every element below it can choose.
 *
 * @example
 * const css = themeStyles({ forest: createTheme(brand) });
 */
export function themeStyles(themes: Readonly<Record<string, ThemeTokens>>): string {
  const rules = Object.entries(themes).map(([name, tokens]) =>
    rule((SELECTORS[name] ?? [`[data-theme='${name}']`]).join(), tokens),
  );
  const light = themes['palm-leaf'];
  const bySystem = light
    ? `@media (prefers-color-scheme: light){${rule(':root:not([data-theme])', light)}}`
    : '';
  return `@layer kl.tokens{${groundsOf(themes)}${rules.join('')}${bySystem}}`;
}
