export { en, type Words, type WordsArea } from '../words/en.ts';
export { loadWords, SHELL_LANGUAGES, type ShellLanguage } from '../words/loadWords.ts';
export type { LanguageWords, WholeAreas } from '../words/languageWords.ts';
export { numbersOf, type Numbers } from '../words/numbers.ts';
