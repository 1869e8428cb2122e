import { describe, expect, it } from 'vitest';
import { archive, bytesOf } from '../testing/archive.ts';
import { importFiles } from './importFiles.ts';
import { FILES_MAX } from './unzip.ts';

const file = (name: string, text: string) => ({ name, bytes: bytesOf(text) });

const STARTUP =
  '*title The Weir\n*scene_list\n  startup\n  mill\n*create wet false\nA weir.\n*choice\n  #Swim\n    *set wet true\n    *goto_scene mill\n  #Walk\n    *goto_scene mill door\n';
const MILL = '*if (wet)\n  You drip.\n*label door\nA door.\n*finish\n';

const GAME = [
  { name: 'game/README.txt', data: bytesOf('Read me.') },
  { name: 'game/scenes/mill.txt', data: bytesOf(MILL), method: 0 as const },
  { name: 'game/scenes/startup.txt', data: bytesOf(STARTUP) },
  { name: 'game/scenes/choicescript_stats.txt', data: bytesOf('*stat_chart\n  text wet\n') },
  { name: 'game/cover.png', data: bytesOf('\0\0') },
];

describe('Several files are joined to one story:', () => {
  it.each([
    ['chosen together', () => [file('mill.txt', MILL), file('startup.txt', STARTUP)]],
    ['in an archive, among others', async () => [{ name: 'game.zip', bytes: await archive(GAME) }]],
  ])('scene files of ChoiceScript, %s', async (_, files) => {
    const { imported, refusal } = await importFiles(await files());
    expect(refusal).toBeUndefined();
    expect(imported!.fields.title).toBe('The Weir');
    const { nodes, start_node } = imported!.structure;
    const targets = nodes[start_node]!.choices.map(({ target }) => target);
    expect(targets).toEqual(['mill', 'mill: door']);
    expect(nodes['mill: door']!.text).toBe('A door.');
    expect(Object.keys(nodes)).not.toContain('README');
  });

  it('an ink source, and the files that it includes', async () => {
    const { imported } = await importFiles([
      file('parts/mill.ink', '=== mill\nA mill. -> END\n'),
      file('story.ink', 'INCLUDE parts/mill.ink\nA weir.\n* [Walk] -> mill\n'),
    ]);
    expect(Object.values(imported!.structure.nodes).map(({ text }) => text)).toEqual(['A weir.', 'A mill.']);
  });

  it('files of Twee', async () => {
    const { imported } = await importFiles([
      file('b.twee', ':: Mill\nA mill.\n'),
      file('a.twee', ':: StoryTitle\nThe Weir\n\n:: Start\nA weir.\n\n[[Mill]]\n'),
    ]);
    expect(imported).toMatchObject({ fields: { title: 'The Weir' }, report: { scenes: 2 } });
  });

  it('unless they are unrelated', async () => {
    const page =
      '<tw-storydata name="x" startnode="1"><tw-passagedata pid="1" name="a">A.</tw-passagedata></tw-storydata>';
    expect((await importFiles([file('a.html', page), file('b.html', page)])).refusal).toEqual({
      code: 'files_unrelated',
      params: { count: 2 },
    });
  });
});

describe('An archive is bounded, whatever it claims', () => {
  const zeros = new Uint8Array(64 * 1024 * 1024);

  it('about its sizes', async () => {
    const bytes = await archive([{ name: 'a.txt', data: zeros, size: 10 }]);
    expect(bytes.length).toBeLessThan(100_000);
    expect((await importFiles([{ name: 'a.zip', bytes }])).refusal).toMatchObject({ code: 'too_large' });
  });

  it('about its number of files', async () => {
    const entries = Array.from({ length: FILES_MAX + 1 }, (_, at) => ({
      name: `${at}.twee`,
      data: bytesOf(':: a\nb'),
    }));
    expect((await importFiles([{ name: 'a.zip', bytes: await archive(entries) }])).refusal).toEqual({
      code: 'too_many_files',
      params: { max: FILES_MAX },
    });
  });

  it.each([
    ['cut short', (bytes: Uint8Array) => bytes.slice(0, bytes.length - 30)],
    [
      'with other bytes in it',
      (bytes: Uint8Array) => bytes.map((byte, at) => (at > 34 && at < 44 ? 255 : byte)),
    ],
    [
      'whose directory is elsewhere',
      (bytes: Uint8Array) => bytes.map((byte, at) => (at > bytes.length - 7 ? 255 : byte)),
    ],
  ])('%s it is refused', async (_, broken) => {
    const bytes = broken(await archive([{ name: 'a.txt', data: bytesOf('*title x\nA weir.\n*finish\n') }]));
    expect((await importFiles([{ name: 'a.zip', bytes }])).refusal).toBeDefined();
  });
});
