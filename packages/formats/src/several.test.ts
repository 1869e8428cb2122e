import { EMPTY_STORY } from '@kathaloka/contract/storyFields';
import { textUnits } from '@kathaloka/story';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportedStory } from './answer.ts';
import { importSeries, type SeriesTexts, writeSeries } from './bundle/seriesFile.ts';
import { writeBundle } from './bundle/writeBundle.ts';
import { writeShelf } from './bundle/writeShelf.ts';
import { importFiles } from './files/importFiles.ts';
import { shelfTexts } from './files/shelfTexts.ts';
import { importStory } from './importStory.ts';
import { writeCsv } from './layers/csv.ts';
import { importLayer } from './layers/importLayer.ts';
import { archive } from './testing/archive.ts';
import { imported } from './testing/imported.ts';

const RUNS = { numRuns: 40 };

const bytesOf = (text: string) => new TextEncoder().encode(text);
const file = (name: string, text: string) => ({ name, bytes: bytesOf(text) });

/** A scene to write into a file. There are few names, so that duplicates are frequent. */
interface Written {
  readonly name: string;
  readonly text: string;
}
const written: fc.Arbitrary<readonly Written[]> = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { minLength: 1, maxLength: 8 })
  .map((names) => names.map((name, at) => ({ name, text: `Words of ${name}, number ${at}.` })));

/** The first scene of each name, in the order of the file, and the names that occur more than once. */
function firsts(scenes: readonly Written[]) {
  const names = scenes.map(({ name }) => name);
  return {
    taken: scenes.filter(({ name }, at) => names.indexOf(name) === at),
    twice: [...new Set(names.filter((name, at) => names.indexOf(name) !== at))],
  };
}

const told = ({ structure }: ImportedStory) =>
  Object.entries(structure.nodes).map(([name, { text }]) => ({ name, text }));
const namesIn = ({ report }: ImportedStory, code: string) =>
  report.notes.flatMap((note) => (note.code === code && 'name' in note.params ? [note.params.name] : []));

const passage = ({ name, text }: Written) => `:: ${name}\n${text}\n`;
const inHtml = (scenes: readonly Written[]) =>
  `<tw-storydata name="x" startnode="1">${scenes
    .map(({ name, text }, at) => `<tw-passagedata pid="${at + 1}" name="${name}">${text}</tw-passagedata>`)
    .join('')}</tw-storydata>`;

/** Cuts a list into pieces, none of them empty. */
const cut = <T>(list: readonly T[], sizes: readonly number[]): T[][] => {
  const pieces: T[][] = [];
  for (let at = 0; at < list.length;) {
    const size = sizes[pieces.length % sizes.length] ?? 1;
    pieces.push(list.slice(at, at + size));
    at += size;
  }
  return pieces;
};
const sizes = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 });

describe('Several scenes', () => {
  it.each([
    ['Twee', (scenes: readonly Written[]) => scenes.map(passage).join('\n')],
    ['a page of Twine', inHtml],
  ])(
    'each comes once from %s, in the order of the file, and every twin is in the report',
    async (_, write) => {
      await fc.assert(
        fc.asyncProperty(written, async (scenes) => {
          const { taken, twice } = firsts(scenes);
          const story = await imported(write(scenes));
          expect(told(story)).toEqual(taken);
          expect(namesIn(story, 'scene_twice').toSorted()).toEqual(twice.toSorted());
        }),
        RUNS,
      );
    },
  );

  it('split over several files are imported like a single file', async () => {
    await fc.assert(
      fc.asyncProperty(written, sizes, async (scenes, pieces) => {
        const files = cut(scenes, pieces).map((part, at) => file(`${at}.twee`, part.map(passage).join('\n')));
        const apart = await importFiles(files);
        const whole = await importStory(scenes.map(passage).join('\n'), '0.twee');
        expect(apart).toEqual(whole);
      }),
      RUNS,
    );
  });

  it('in several archives keep their order', async () => {
    await fc.assert(
      fc.asyncProperty(written, sizes, async (scenes, pieces) => {
        const files = cut(scenes, pieces).map((part, at) => file(`${at}.twee`, part.map(passage).join('\n')));
        const archives = await Promise.all(
          files.map(async ({ name, bytes }) => ({
            name: `${name}.zip`,
            bytes: await archive([{ name, data: bytes }]),
          })),
        );
        const together = await archive(files.map(({ name, bytes }) => ({ name, data: bytes })));
        const whole = await importFiles(files);
        expect(await importFiles(archives)).toEqual(whole);
        expect(await importFiles([{ name: 'all.zip', bytes: together }])).toEqual(whole);
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 4) },
    );
  });
});

describe('Of several files', () => {
  const named = fc.uniqueArray(fc.stringMatching(/^[a-z]{2,6}$/), { minLength: 1, maxLength: 5 });

  it('each scene file of ChoiceScript is imported', async () => {
    await fc.assert(
      fc.asyncProperty(named, async (names) => {
        const scenes = names.filter((name) => name !== 'startup');
        const first = ['*title x', 'Begun.', '*choice']
          .concat(scenes.flatMap((name) => [`  #To ${name}`, `    *goto_scene ${name}`]))
          .concat(['  #Away', '    *finish']);
        const { imported: story } = await importFiles([
          ...scenes.map((name) => file(`${name}.txt`, `At ${name}.\n*finish\n`)),
          file('startup.txt', `${first.join('\n')}\n`),
        ]);
        expect(told(story!).map(({ text }) => text)).toEqual([
          'Begun.',
          ...scenes.map((name) => `At ${name}.`),
        ]);
      }),
      RUNS,
    );
  });

  it('each one included by ink is imported', async () => {
    await fc.assert(
      fc.asyncProperty(named, async (names) => {
        const knots = names.map((name) => `knot_${name}`);
        const first = knots
          .map((name) => `INCLUDE ${name}.ink`)
          .concat('Begun.', ...knots.map((name) => `* [To ${name}] -> ${name}`));
        const { imported: story } = await importFiles([
          ...knots.map((name) => file(`${name}.ink`, `=== ${name}\nAt ${name}. -> END\n`)),
          file('story.ink', `${first.join('\n')}\n`),
        ]);
        const texts = told(story!).map(({ text }) => text);
        expect(texts.toSorted()).toEqual(['Begun.', ...knots.map((name) => `At ${name}.`)].toSorted());
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 4) },
    );
  });

  it('each is imported, or the report lists it as unused', async () => {
    const kinds = { ink: '=== NAME\nAt NAME. -> END\n', twee: ':: NAME\nAt NAME.\n' } as const;
    const others = fc.array(
      fc.record({ kind: fc.constantFrom('ink', 'twee'), folder: fc.constantFrom('', 'one/', 'two/') }),
      { maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(named, others, async (names, unrelated) => {
        const knots = names.map((name) => `knot_${name}`);
        const first = knots.map((name) => `INCLUDE ${name}.ink\n`).join('');
        const extra = unrelated.map(({ kind, folder }, at) => {
          const name = `other_${at}`;
          return file(`${folder}${name}.${kind}`, kinds[kind].replaceAll('NAME', name));
        });
        const { imported: story } = await importFiles([
          ...extra,
          ...knots.map((name) => file(`${name}.ink`, kinds.ink.replaceAll('NAME', name))),
          file('story.ink', `${first}Begun. -> ${knots[0]!}\n`),
        ]);
        expect(namesIn(story!, 'file_unused').toSorted()).toEqual(extra.map(({ name }) => name).toSorted());
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 4) },
    );
  });

  it('in one archive with two games of ChoiceScript, the scenes of the other game are listed as unused', async () => {
    const { imported: story } = await importFiles([
      file('weir/startup.txt', '*title The Weir\nYou stand at the weir.\n*goto_scene mill\n'),
      file('weir/mill.txt', 'A mill.\n*finish\n'),
      file('ford/startup.txt', '*title The Ford\nYou stand at the ford.\n*finish\n'),
    ]);
    expect(namesIn(story!, 'file_unused')).toEqual(['ford/startup.txt']);
  });

  it('with the same name in two folders, the unused one is listed', async () => {
    const { imported: story } = await importFiles([
      file('story.ink', 'INCLUDE mill.ink\nBegun. -> mill\n'),
      file('old/mill.ink', '=== mill\nAn old mill. -> END\n'),
      file('new/mill.ink', '=== mill\nA new mill. -> END\n'),
    ]);
    const [unused] = namesIn(story!, 'file_unused');
    const isOldTold = JSON.stringify(story!.structure).includes('An old mill.');
    expect(unused).toBe(isOldTold ? 'new/mill.ink' : 'old/mill.ink');
  });
});

it('Each of several choices is imported; those with the same text and other targets get their own texts', async () => {
  const links = fc.array(
    fc.record({ text: fc.constantFrom('Go', 'Wait'), to: fc.constantFrom('b', 'c', 'd') }),
    {
      minLength: 1,
      maxLength: 6,
    },
  );
  await fc.assert(
    fc.asyncProperty(links, async (choices) => {
      const scene = `Here.\n\n${choices.map(({ text, to }) => `[[${text}->${to}]]`).join('\n\n')}`;
      const others = ['b', 'c', 'd'].map((name) => passage({ name, text: `At ${name}.` }));
      const { structure, report } = await imported(`:: a\n${scene}\n\n${others.join('\n')}`);
      const different = new Map(choices.map(({ text, to }) => [`${text}->${to}`, { text, to }]));
      const came = structure.nodes['a']!.choices;
      expect(came.map(({ target }) => target)).toEqual([...different.values()].map(({ to }) => to));
      expect(new Set(came.map(({ text }) => text)).size).toBe(came.length);
      const texts = [...different.values()].map(({ text }) => text);
      const twins = texts.filter((text, at) => texts.indexOf(text) !== at);
      const renamed = report.notes.filter(({ code }) => code === 'choice_renamed');
      expect(renamed.map(({ params }) => 'from' in params && params.from)).toEqual(twins);
    }),
    RUNS,
  );
});

describe('The report lists each of several problems', () => {
  const several = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}$/), { minLength: 1, maxLength: 6 });

  it('in one scene and in several', async () => {
    await fc.assert(
      fc.asyncProperty(several, sizes, async (names, pieces) => {
        const scenes = cut(names, pieces).map((part, at) => ({
          name: `scene ${at}`,
          text: `Here.\n${part.map((name) => `<img src="${name}.png">`).join('\nThere.\n')}`,
        }));
        const { report } = await imported(scenes.map(passage).join('\n'));
        const lost = report.notes.filter(({ code }) => code === 'image_lost');
        expect(
          lost.map(({ params }) => 'text' in params && /[a-z]+(?=\.png)/.exec(params.text)?.[0]),
        ).toEqual(names);
      }),
      RUNS,
    );
  });

  it('among the fields of a file of ours', async () => {
    await fc.assert(
      fc.asyncProperty(several, async (names) => {
        const story = {
          title: 'x',
          story_structure: { start_node: 'a', nodes: { a: { text: 'A.', choices: [] } } },
        };
        const unknown = Object.fromEntries(names.map((name) => [`x_${name}`, 1]));
        const text = JSON.stringify({ kathaloka: 1, story: { ...story, ...unknown } });
        const lost = namesIn(await imported(text), 'field_lost');
        expect(lost).toEqual(names.map((name) => expect.stringContaining(`x_${name}`) as string));
      }),
      RUNS,
    );
  });

  it('among the texts of a translation, whose valid texts are imported', () => {
    const story = {
      ...EMPTY_STORY,
      title: 'Title',
      story_structure: {
        start_node: 'a',
        nodes: Object.fromEntries(
          ['a', 'b', 'c'].map((name) => [name, { text: `At ${name}.`, choices: [] }]),
        ),
      },
    };
    const ids = textUnits(story).map(({ id }) => id);
    const row = fc.constantFrom(...ids, 'gone/1', 'gone/2', 'gone/3');
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 9 }), (rows) => {
        const { imported: layer, refusal } = importLayer(
          writeCsv([
            ['id', 'state', 'en', 'hi', 'made_from'],
            ...rows.map((id) => [id, 'translated', 'x', `अ ${id}`, '']),
          ]),
          story,
        );
        const known = rows.filter((id) => ids.includes(id));
        const first = [...new Set(known)];
        expect(refusal?.code).toBe(first.length === 0 ? 'layer_texts_missing' : undefined);
        if (!layer) return;
        expect(layer.texts).toBe(first.length);
        const notesOf = (code: string) =>
          layer.notes.flatMap((note) =>
            note.code === code && 'name' in note.params ? [note.params.name] : [],
          );
        expect(notesOf('text_unknown')).toEqual([...new Set(rows.filter((id) => !ids.includes(id)))]);
        expect(notesOf('text_twice').toSorted()).toEqual(
          first.filter((id) => known.indexOf(id) !== known.lastIndexOf(id)).toSorted(),
        );
      }),
      RUNS,
    );
  });
});

describe('Of several stories in one file', () => {
  const titles = fc.array(fc.constantFrom('One', 'Two', 'Three'), { minLength: 1, maxLength: 6 });
  const storyOf = (title: string, at: number) => ({
    ...EMPTY_STORY,
    title,
    lore_cards: [
      { keys: ['lamp'], text: 'It burns.' },
      { keys: ['lamp'], text: 'It burns.' },
    ],
    story_structure: { start_node: 'a', nodes: { a: { text: `Words ${at}.`, choices: [] } } },
  });
  const wordsOf = ({ fields, structure }: ImportedStory) => [fields.title, structure.nodes['a']!.text];

  it('each story on a shelf is imported, even with the same title, with its category and tags', async () => {
    await fc.assert(
      fc.asyncProperty(titles, async (all) => {
        const shelf = all.map((title, at) => ({
          category: `Category ${at}`,
          tags: [`tag ${at}`, 'all'],
          story: storyOf(title, at),
        }));
        const { stories = [] } = await shelfTexts(file('shelf.json', writeShelf(shelf)));
        expect(stories.map(({ name, category, tags }) => ({ name, category, tags }))).toEqual(
          shelf.map(({ category, tags }, at) => ({ name: all[at], category, tags })),
        );
        const read = await Promise.all(stories.map(({ text }) => imported(text)));
        expect(read.map(wordsOf)).toEqual(all.map((title, at) => [title, `Words ${at}.`]));
        expect(read.map(({ fields }) => fields.lore_cards?.length)).toEqual(all.map(() => 2));
      }),
      RUNS,
    );
  });

  it('each story in an archive is imported, and each of its files may be a shelf', async () => {
    await fc.assert(
      fc.asyncProperty(titles, sizes, async (all, pieces) => {
        const stories = all.map(storyOf);
        const entries = cut(stories, pieces).map((part, at) => ({
          name: `${at}.json`,
          data: bytesOf(
            part.length === 1
              ? writeBundle(part[0]!)
              : writeShelf(part.map((story) => ({ category: null, tags: [], story }))),
          ),
        }));
        const answer = await shelfTexts({ name: 'all.zip', bytes: await archive(entries) });
        const read = await Promise.all((answer.stories ?? []).map(({ text }) => imported(text)));
        expect(read.map(wordsOf)).toEqual(all.map((title, at) => [title, `Words ${at}.`]));
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 4) },
    );
  });

  it('each part of a series is imported, in order', async () => {
    await fc.assert(
      fc.asyncProperty(titles, async (all) => {
        const series: SeriesTexts = {
          title: 'Series',
          description: '',
          language: 'en',
          translations: (['hi', 'ur'] as const).map((language) => ({
            language,
            title: language,
            description: '',
          })),
          shares: all.map((title, at) => ({ name: `${title}_${at}`, kind: 'thing', meaning: '' })),
        };
        const answer = await importSeries(bytesOf(writeSeries(series, all.map(storyOf))));
        expect(answer.refusal).toBeUndefined();
        expect(answer.series).toEqual(series);
        expect(answer.refusal ? [] : answer.parts.map(wordsOf)).toEqual(
          all.map((title, at) => [title, `Words ${at}.`]),
        );
      }),
      RUNS,
    );
  });
});
