/** A turn of phrase that half of the stories once had, and how often the shelf may now have it. */
export interface Tic {
  readonly name: string;
  readonly sign: RegExp;
  /** The limit for the scenes of all English stories together, without variants. */
  readonly most: number;
}

/** The limits of overused phrases: a phrase that is right once becomes a tic if every second story has it. */
export const TICS: readonly Tic[] = [
  { name: 'has never', sign: /\b(?:has|had|have|'s|'d|'ve) never\b|\bnever once\b/gi, most: 60 },
  { name: 'counting', sign: /\bcount(?:s|ed|ing)\b/gi, most: 45 },
  { name: 'knees', sign: /\bknees?\b/gi, most: 60 },
  { name: 'you can see', sign: /\byou can (?:see|hear|feel|smell)\b/gi, most: 45 },
  { name: 'the size of', sign: /\bthe size of\b|\bas big as\b|\bno bigger than\b/gi, most: 40 },
  {
    name: 'she does not: she does',
    sign: /\b(He|She|It|They|You) (?:do|does)(?: not|n't) [^.'\n]{1,60}\. \1 /g,
    most: 24,
  },
  { name: 'had been told', sign: /\b(?:had|has|have) been told\b|\bwas told that\b/gi, most: 16 },
  { name: 'vowed numbers', sign: /(?<!-)\b(?:nine|eleven|nineteen)\b(?!-| o'clock)/gi, most: 90 },
  { name: 'somebody', sign: /\b(?:some|no)body\b/gi, most: 90 },
  { name: 'goats', sign: /\bgoats?\b/gi, most: 48 },
  {
    name: 'like a man who',
    sign: /\blike an? (?:man|boy|guest|farmer|woman|girl|child|clerk|bride)\b/gi,
    most: 24,
  },
  { name: 'thumb', sign: /\bthumbs?\b/gi, most: 34 },
  { name: 'as people do', sign: /\bas (?:one|people|men|boys|women|children|you) (?:do|does)\b/gi, most: 9 },
  { name: 'they say', sign: /\b(?:they|people|men) say\b/gi, most: 27 },
  { name: 'by itself', sign: /\bby itself\b/gi, most: 15 },
  { name: 'weighs what', sign: /\bweigh(?:s|ed|ing)? (?:what|nothing|as much as|no more than)\b/gi, most: 6 },
  { name: 'whom', sign: /\bwhom\b/gi, most: 18 },
  {
    name: 'looks at the ceiling',
    sign: /\blooks? (?:up )?at the (?:floor|ceiling|sky|carpet|ground|roof)\b/gi,
    most: 6,
  },
  { name: 'Tuesdays and Thursdays', sign: /\b(?:Tues|Thurs)days?\b/g, most: 18 },
];

/** How often these texts contain each tic. */
export function ticsIn(texts: readonly string[]): { name: string; count: number; most: number }[] {
  return TICS.map(({ name, sign, most }) => ({
    name,
    most,
    count: texts.reduce((sum, text) => sum + (text.match(sign)?.length ?? 0), 0),
  }));
}
