import { describe, expect, it } from 'vitest';
import { LANGUAGES, messages, TRANSLATIONS } from './testing/sayings.ts';

/** Words with the same singular and plural. */
const INVARIANT = {
  hi: /^(?:दृश्य|अंत|क्रेडिट|दिन|चुनाव|बदलाव|बार|खेल|अध्याय|शेयर|शब्द|खिलाड़ी|सेकंड)$/,
  ur: /^(?:انجام|کریڈٹ|دن|انتخاب|بار|پسند|شیئر|کھلاڑی|سیکنڈ)$/,
} as const;

/** Texts without a noun after the number. */
const NO_NOUN = { hi: /^(?:ने|से|बाक़ी)$/, ur: /^(?:نے|سے|باقی)$/ } as const;

/** Plural verbs and participles. */
const OF_SEVERAL = {
  hi: /(?<![\p{L}\p{M}])(?:हैं|गए|दिए|हुए|होंगे|[\p{L}\p{M}]+ेंगे)(?![\p{L}\p{M}])/u,
  ur: /(?<![\p{L}\p{M}])(?:ہیں|گئے|دیے|ہوئے|ہوں گے|[\p{L}\p{M}]+یں گے)(?![\p{L}\p{M}])/u,
} as const;

/** Texts whose plural shows otherwise: a polite form of the payer, and invariant words beside it. */
const POLITE = new Set(['together.people.total']);

/** Texts whose number has no noun in English, or is never one. */
const ONE_FORM_IN_ENGLISH = new Set(['admin.stories.tooMany', 'reasons.charged', 'studio.andAlike']);

const withoutNumbers = (text: string): string => text.replaceAll(/\d[\d,]*/g, '#');

/** Each message with none, one and two, for each of its numbers. */
const counted = messages.flatMap(({ path, leaves, say }) =>
  leaves
    .filter(({ is }) => is === 'number')
    .map(({ at }) => ({ path, none: say({ [at]: 0 }), one: say({ [at]: 1 }), two: say({ [at]: 2 }) })),
);
const hasTwoForms = (language: 'en' | 'hi' | 'ur') => (said: (typeof counted)[number]) =>
  withoutNumbers(said.one[language]) !== withoutNumbers(said.two[language]);

describe.each(TRANSLATIONS)('In the language %s', (language) => {
  const inOneForm = counted.filter(hasTwoForms('en')).filter((said) => !hasTwoForms(language)(said));

  it('one and two have different forms if they do in English, unless the noun is invariant', () => {
    const found = inOneForm.flatMap(({ path, one }) =>
      [...one[language].matchAll(/(?<![\d,])1 ([\p{L}\p{M}]+)/gu)]
        .filter(([, word = '']) => !INVARIANT[language].test(word) && !NO_NOUN[language].test(word))
        .map(() => `${path}: ${one[language]}`),
    );
    expect(found).toEqual([]);
  });

  it('no text about one has a plural verb', () => {
    const found = inOneForm
      .filter(({ path, one }) => !POLITE.has(path) && OF_SEVERAL[language].test(one[language]))
      .map(({ path, one }) => `${path}: ${one[language]}`);
    expect(found).toEqual([]);
  });

  // a swap shows in nouns whose plural extends the singular: their singular then begins with their plural
  it('the singular and plural forms are not swapped', () => {
    const found = counted
      .filter(hasTwoForms(language))
      .filter(({ one, two }) => {
        const [first, second] = [one, two].map((said) => withoutNumbers(said[language]).split(/\s+/));
        return second!.some((word, at) => first![at] !== word && first![at]?.startsWith(word));
      })
      .map(({ path, one }) => `${path}: ${one[language]}`);
    expect(found).toEqual([]);
  });

  it('every plural category of the language is tested', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const shown = [0, 1, 2, 3, 11, 21, 1000].map((number) => new Intl.PluralRules(language).select(number));
    expect([...new Set(shown)].toSorted()).toEqual(pluralCategories.toSorted());
  });
});

/** Texts that are only shown for at least one. */
const NEVER_NONE = /^findings\.|^admin\.categories\.inUse$|^series\.read$/;

describe.each(LANGUAGES)('In the language %s', (language) => {
  it('0 has the plural form of the language', () => {
    const isAsOne = new Intl.PluralRules(language).select(0) === 'one';
    const found = counted
      .filter(({ path }) => !NEVER_NONE.test(path))
      .filter(hasTwoForms(language))
      .filter(({ none }) => /(?<![\d,.])0(?![\d,.])/.test(none[language]))
      .filter(({ none, one, two }) => {
        const form = (isAsOne ? one : two)[language];
        return withoutNumbers(none[language]) !== withoutNumbers(form);
      })
      .map(({ path, none }) => `${path}: ${none[language]}`);
    expect(found).toEqual([]);
  });
});

/** Limits above one, texts from two on, and numbers after a verb or a slash. */
const NEVER_ONE = new RegExp(
  [
    String.raw`rules\.`,
    String.raw`importing\.(?:refusals\.|notes\.scene_cut$)`,
    'admin.stories.tooMany$',
    'adminOverview.playersIn$',
    'field.counterSpoken$',
    'findings.(?:too long|too many|long text|false choice|time without end)$',
    'foundEndings.found$',
    'mySeries.metMost$',
    'play.tooLong$',
    'progress.stars$',
    'structure.(?:saidMost|nameTooLong|faults.too(?:Many|Long))$',
    'studio.(?:weights.error|followers)$',
    'together.heard.voteBegan$',
  ]
    .map((path) => `^${path}`)
    .join('|'),
);

/** Finds faults like “1 credits”; after a choice or a variant the number is its name. */
const SEVERAL_BEHIND_ONE = /(?<!(?:choice|variant) )(?<![\d.,])1 (?:more )?(?!is )\p{L}+(?<!s)s(?!\p{L})/iu;

describe('In English', () => {
  it('one and two have different forms if they do in a translation', () => {
    const found = counted
      .filter(
        (said) => !hasTwoForms('en')(said) && TRANSLATIONS.some((language) => hasTwoForms(language)(said)),
      )
      .filter(({ path }) => !ONE_FORM_IN_ENGLISH.has(path))
      .map(({ path, one }) => `${path}: ${one.en}`);
    expect(found).toEqual([]);
  });

  it('no plural noun follows the number 1', () => {
    const found = counted
      .filter(({ path, one }) => !NEVER_ONE.test(path) && SEVERAL_BEHIND_ONE.test(one.en))
      .map(({ path, one }) => `${path}: ${one.en}`);
    expect([...new Set(found)]).toEqual([]);
  });
});
