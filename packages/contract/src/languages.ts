/** The languages of the interface; stories can be told in more. */
export const INTERFACE_LANGUAGES = ['en', 'hi', 'ur'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** The languages of the interface into which the English names of categories and tags are translated. */
export const NAME_LANGUAGES = ['hi', 'ur'] as const satisfies readonly InterfaceLanguage[];
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

/** The name of the cookie and the storage key with the chosen language. */
export const LANGUAGE_KEY = 'kathaloka.language';

/** The first of the preferred languages (`hi-IN`, `en`) that the interface offers. */
export function offeredLanguage(wanted: readonly (string | null | undefined)[]): InterfaceLanguage {
  for (const tag of wanted) {
    const offered = INTERFACE_LANGUAGES.find((language) => language === tag?.split('-', 1)[0]);
    if (offered) return offered;
  }
  return 'en';
}

/** The language of each script. Devanagari counts as Hindi, although Marathi uses it too. */
const SCRIPTS = [
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['ur', /\p{Script=Arabic}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
] as const;
const LATIN = /\p{Script=Latin}/gu;
const SAMPLE = 20_000;

/** The language of a text, if its script identifies one. */
export function languageOfText(text: string): (typeof SCRIPTS)[number][0] | undefined {
  const sample = text.slice(0, SAMPLE);
  const countOf = (script: RegExp) => sample.match(script)?.length ?? 0;
  const [best] = SCRIPTS.map(([language, script]) => ({ language, count: countOf(script) })).toSorted(
    (one, other) => other.count - one.count,
  );
  return best && best.count > countOf(LATIN) ? best.language : undefined;
}
