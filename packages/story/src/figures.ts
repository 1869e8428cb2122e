import type { Depiction } from '@kathaloka/contract/entities';

type Rule = Depiction['rule'];

/** Names in Latin script match whole words; names in other scripts may have a suffix. */
const latin = (names: string, not = ''): RegExp =>
  new RegExp(String.raw`${not}(?<![\p{L}\p{M}])(?:${names})(?![\p{L}\p{M}])`, 'iu');
const native = (names: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${names})`, 'u');

interface Sacred {
  readonly rule: Exclude<Rule, 'may be drawn'>;
  readonly names: readonly RegExp[];
}

const GURUS = String.raw`nanak|angad|amar\s*das|ram\s*das|arjan|hargobind|har\s*rai|har\s*kris?han|tegh?\s*bahadur|gobind`;

/** Sikh Gurus and the prophets of Islam are never shown; gods and founders appear as a symbol unless the author decides otherwise. */
const SACRED: readonly Sacred[] = [
  {
    rule: 'never',
    names: [
      latin(String.raw`guru\s+(?:${GURUS})(?:\s+\p{L}+)?`),
      latin(String.raw`muhammad|mohammad|mohammed|(?:the\s+)?prophet`),
      native(String.raw`गुरु\s*(?:नानक|अंगद|अमर|राम\s*दास|अर्जन|हरगोबिंद|हर|तेग|गोबिंद)`),
      native(String.raw`محمد|پیغمبر|نبی|گرو\s*نانک`),
    ],
  },
  {
    rule: 'symbol only',
    names: [
      latin(String.raw`krishna(?!\s?deva)|shiva|ganesha?|hanuman|sita|durga|buddha|mahavira|tirthankaras?`),
      // excludes the jester of the same name
      latin('rama', String.raw`(?<!\btenali\s)`),
      native('कृष्ण|शिव(?=$|\\P{L})|गणेश|हनुमान|सीता|दुर्गा|बुद्ध(?=$|\\P{L})|महावीर'),
      native('கிருஷ்ண(?!தேவ|\\s?தேவ)|சிவன்|சிவபெருமான்|விநாயக|பிள்ளையார்|அனுமன்|சீதை|இராமன்|புத்தர்'),
      native('کرشن|شیو|گنیش|ہنومان|سیتا|گوتم بدھ'),
    ],
  },
];

/** The rule for showing a figure, unless the author decides otherwise. */
export function defaultRule(figure: string): Rule {
  return SACRED.find(({ names }) => names.some((name) => name.test(figure)))?.rule ?? 'may be drawn';
}

/** Whether a figure must never be shown, even if the author chooses so. */
export function isNeverShown(figure: string): boolean {
  return defaultRule(figure) === 'never';
}

export interface NamedFigure {
  readonly figure: string;
  readonly rule: Exclude<Rule, 'may be drawn'>;
}

/** The sacred figures that a text names, without duplicates, each by its first name in the text. */
export function sacredFiguresIn(text: string): NamedFigure[] {
  const found = new Map<string, NamedFigure>();
  for (const { rule, names } of SACRED) {
    for (const name of names) {
      for (const [figure] of text.matchAll(new RegExp(name.source, `${name.flags}g`))) {
        const key = figure.toLowerCase();
        if (!found.has(key)) found.set(key, { figure, rule });
      }
    }
  }
  return [...found.values()];
}
