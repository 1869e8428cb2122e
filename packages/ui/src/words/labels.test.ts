import { describe, expect, it } from 'vitest';
import { likeness, soundsOf } from './testing/likeness.ts';
import { type Label, labels, sayings, TRANSLATIONS } from './testing/sayings.ts';

/** Pairs of labels of one group with the same translation, and why users do not confuse them. */
const ALIKE: readonly string[] = [
  // the heading of a form and its button
  'account.register.title account.register.submit',
  // one in a list of values, one in a list of changes
  'adminAudit.nothing adminAudit.noChanges',
  // two buttons to the same place, at both ends of the page
  'landing.beginSaga landing.startLegend',
  // the dates of two documents
  'legal.termsDate legal.privacyDate',
  // refusals of one question, about one thing and about several
  'profile.sessions.keepOthers profile.sessions.keepOne',
  // with and without a capital letter
  'structure.isStart structure.start',
  'structure.isEnding structure.ending',
];

/** Labels whose Hindi and Urdu words differ so much that by their sounds they look swapped. */
const SEEM_EXCHANGED: readonly string[] = [
  'admin.stories.featured admin.stories.selection',
  'adminAudit.values.content_rating.everyone adminAudit.values.content_rating.advanced',
  'adminAudit.values.difficulty_level.everyone adminAudit.values.difficulty_level.advanced',
  'playPanels.taleSize playPanels.shortcuts',
  'storyFields.options.everyone storyFields.options.advanced',
];
const CLEAR_DIFFERENCE = 0.2;

/** Two labels of one group. */
type Pair = readonly [Label, Label];

const groupOf = ({ path }: Label): string => path.replace(/\.[^.]*$/, '');
const byGroup = new Map<string, Label[]>();
for (const label of labels) byGroup.set(groupOf(label), [...(byGroup.get(groupOf(label)) ?? []), label]);
const pairs: readonly Pair[] = [...byGroup.values()].flatMap((group) =>
  group.flatMap((one, index) => group.slice(index + 1).map((other): Pair => [one, other])),
);
const pathsOf = (pair: Pair): string => pair.map(({ path }) => path).join(' ');

const alikeIn = (language: (typeof TRANSLATIONS)[number]): readonly Pair[] =>
  pairs.filter(
    ([one, other]) => one.said[language] === other.said[language] && one.said.en !== other.said.en,
  );

function seemExchanged(): readonly Pair[] {
  const sounds = new Map(
    labels.map(({ path, said }) => [path, { hi: soundsOf(said.hi), ur: soundsOf(said.ur) }]),
  );
  return pairs
    .filter(([one, other]) => TRANSLATIONS.every((language) => one.said[language] !== other.said[language]))
    .filter((pair) => {
      const one = sounds.get(pair[0].path)!;
      const other = sounds.get(pair[1].path)!;
      const asTheyAre = likeness(one.hi, one.ur) + likeness(other.hi, other.ur);
      return likeness(one.hi, other.ur) + likeness(other.hi, one.ur) > asTheyAre + CLEAR_DIFFERENCE;
    });
}

/** Exceptions that no pair of labels uses. */
const unneeded = (exceptions: readonly string[], found: readonly Pair[]): readonly string[] =>
  exceptions.filter((exception) => !found.some((pair) => pathsOf(pair) === exception));

describe('Two labels of a group', () => {
  it.each(TRANSLATIONS)('have different texts in the language %s if they do in English', (language) => {
    const found = alikeIn(language)
      .filter((pair) => !ALIKE.includes(pathsOf(pair)))
      .map((pair) => `${pathsOf(pair)}: ${pair[0].said[language]}`);
    expect(found).toEqual([]);
  });

  it('are listed as exceptions only if they have the same text', () => {
    expect(unneeded(ALIKE, TRANSLATIONS.flatMap(alikeIn))).toEqual([]);
  });

  it('are not swapped in Hindi or Urdu, which share most of their words', () => {
    const found = seemExchanged();
    const wrong = found
      .filter((pair) => !SEEM_EXCHANGED.includes(pathsOf(pair)))
      .map((pair) => pair.map(({ path, said }) => `${path}: ${said.en} | ${said.hi} | ${said.ur}`));
    expect(wrong).toEqual([]);
    expect(unneeded(SEEM_EXCHANGED, found)).toEqual([]);
  });
});

/** An example for authors, with translated names. */
const OTHER_NAMES = 'structure.askHint';

it.each(TRANSLATIONS)('Placeholders and brackets are the same in the language %s', (language) => {
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join(' ');
  const isBalanced = (text: string) =>
    ['()', '[]', '{}', '“”'].every((pair) => {
      const [open, close] = Array.from(pair, (mark) => text.split(mark).length);
      return open === close;
    });
  const found = sayings
    .filter(({ path }) => path !== OTHER_NAMES)
    .filter(
      ({ said }) =>
        places(said.en) !== places(said[language]) || (isBalanced(said.en) && !isBalanced(said[language])),
    )
    .map(({ path, said }) => `${path}: ${said[language]}`);
  expect(found).toEqual([]);
});
