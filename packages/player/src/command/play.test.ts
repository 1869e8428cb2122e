import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pageOf, savePage, serve } from './play.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-play-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const written = (name: string, content: unknown): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const scene = { text: 'A ford.', choices: [{ text: 'Wade.', target: 'well' }] };
const story = (more = {}) => ({
  kathaloka: 1,
  story: {
    title: 'Ford',
    ...more,
    story_structure: { start_node: 'ford', nodes: { ford: scene, well: { text: 'A well.', choices: [] } } },
  },
});

describe('The page of a file', () => {
  it('contains its story', () => {
    expect(pageOf(written('ford.json', story()), 'script').fault).toBeUndefined();
  });

  it.each([
    ['missing.json', undefined, 'There is no such file.'],
    ['broken.json', '{\n  "nodes": {]\n}', 'line 2, column 13: "]" is not expected here.'],
    ['other.json', { name: 'package' }, '$: There is neither “story_structure” nor “nodes” here.'],
    [
      'shelf.json',
      { kathaloka: 1, stories: [] },
      '$.stories: This file holds several stories. Play one of them.',
    ],
    [
      'newer.json',
      { kathaloka: 2, story: {} },
      '$.kathaloka: The file is of a newer version of the format, 2. This player reads version 1.',
    ],
    [
      'quoted.json',
      { kathaloka: '1', story: {} },
      '$.kathaloka: The version of the format must stand here: the number 1, without quotes.',
    ],
    [
      'comma.json',
      '{\n  "a": 1\n  "b": 2\n}',
      'line 3, column 3: "\\"" is not expected here. Is a comma missing before it?',
    ],
    ['wide.json', '{\0}\0', 'line 1, column 1: The file is UTF-16. Save it as UTF-8.'],
    [
      'half.json',
      { start_node: 'a', nodes: { a: { text: 'A.' } } },
      '$.nodes.a.choices: There must be a list here.',
    ],
    [
      'begin.json',
      { start_node: 'b', nodes: { a: { text: 'A.', choices: [] } } },
      '$.start_node: There is no scene “b”, with which the story begins.',
    ],
  ])('says what is wrong, and where: %s', (name, content, fault) => {
    const file = content === undefined ? path.join(folder, name) : written(name, content);
    expect(pageOf(file, '')).toEqual({ fault });
  });

  it('lists what an unfinished story lacks, and plays it', () => {
    const unfinished = { start_node: 'ford', nodes: { ford: scene, tree: { text: 'A tree.', choices: [] } } };
    const { findings } = pageOf(written('open.json', unfinished), '') as unknown as { findings: string[] };
    expect(findings.join('\n')).toContain('ford, choice 1: The choice “Wade.” leads to “well”');
  });

  it('lists misspelt fields, which players ignore', () => {
    const nodes = {
      ford: {
        text: 'A {fjord}.',
        choices: [{ text: 'Wade.', target: 'well', conditon: 'has boat', ask: 'your name' }],
        layers: {},
      },
      well: { text: 'A well.', choices: [] },
    };
    const hi = { title: 'घाट', nodes: { ford: { text: 'घाट।', choices: [] }, wel: { text: 'कुआँ।' } } };
    const file = {
      kathaloka: 1,
      story: {
        cover_image_url: 'no.png',
        layers: { hi },
        story_structure: { start_node: 'ford', chapter: [], nodes },
      },
    };
    const { findings } = pageOf(written('typed.json', file), '') as unknown as { findings: string[] };
    const said = findings.join('\n');
    for (const part of [
      'ford: “{fjord}” is told as it stands',
      'ford, choice 1: This choice asks for “your name”, under which nothing can be told.',
      '$.story.story_structure.nodes.ford.layers: Nothing reads this field here. It belongs within “story”',
      '$.story.story_structure.nodes.ford.choices[0].conditon: Nothing reads this field. Did you mean “condition”?',
      'Did you mean “chapters”?',
      'layers.hi.nodes.wel: The story has no such scene. Did you mean “well”?',
      'layers.hi.nodes.ford.choices: There are 0 here, and 1 in the story.',
      '2 texts are missing, so the story is not offered in this language.',
      'No picture of this name lies beside the file',
    ])
      expect(said).toContain(part);
    expect((pageOf(written('ford.json', story()), '') as unknown as { findings: string[] }).findings).toEqual(
      [],
    );
  });

  it('stores a play under the same key after each correction, and the key does not reveal the folder', () => {
    const idIn = (more: object) =>
      /story-id="(\w+)"/.exec((pageOf(written('id.json', story(more)), '') as { html: string }).html)?.[1];
    expect(idIn({ initial_xp: 1 })).toBe(idIn({ initial_xp: 2 }));
    expect(idIn({})).toMatch(/^[\da-f]{16}$/);
  });

  it('is saved under its own name, and never over its story', () => {
    const file = written('same.json', story());
    const text = fs.readFileSync(file, 'utf8');
    const save = (page: string) => savePage(page, { story: file, html: 'page' });
    fs.symlinkSync(file, path.join(folder, 'link.html'));
    expect(save(file)).toContain('This is the story itself.');
    expect(save(path.join(folder, 'link.html'))).toContain('This is the story itself.');
    expect(save(path.join(folder, 'other.json'))).toContain('ends in .html');
    expect(save(path.join(folder, 'nowhere/page.html'))).toBe('There is no such folder.');
    expect(fs.readFileSync(file, 'utf8')).toBe(text);
    expect(save(path.join(folder, 'page.htm'))).toBeNull();
  });

  it('embeds a cover that lies beside the file, and none from elsewhere', () => {
    fs.writeFileSync(path.join(folder, 'ford.png'), new Uint8Array([1, 2, 3]));
    const withCover = (cover_image_url: string) =>
      (pageOf(written('cover.json', story({ cover_image_url })), '') as { html: string }).html;
    expect(withCover('ford.png')).toContain('data:image/png;base64,AQID');
    for (const elsewhere of [
      '../ford.png',
      '/etc/ford.png',
      'https://example.org/ford.png',
      'none.png',
      'cover.json',
    ])
      expect(withCover(elsewhere)).not.toContain('"cover_image_url":"');
  });
});

describe('The server', () => {
  it('serves only this computer, and rereads the file for each request', async () => {
    const said: string[] = [];
    const file = written('served.json', story());
    const { address, server } = await serve({ file, script: '', port: 0, say: (text) => said.push(text) });
    try {
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
      const first = await fetch(address);
      expect([first.status, await first.text()]).toEqual([200, expect.stringContaining('A ford.')]);
      written('served.json', story({ title: '<Weir>' }));
      expect(await (await fetch(address)).text()).toContain('&lt;Weir&gt;');
      written('served.json', '{');
      expect((await fetch(address)).status).toBe(422);
      expect(said).toEqual([expect.stringContaining('line 1, column 2')]);
      expect((await fetch(`${address}x`)).status).toBe(404);
    } finally {
      server.close();
    }
  });

  it('shows findings below the story, and has the same URL each time', async () => {
    const file = written('mistyped.json', story({ tagline: '', story_strcture: {} }));
    const serving = { file, script: '', port: undefined, say: () => {} };
    const first = await serve(serving);
    const second = await serve(serving);
    expect(await (await fetch(first.address)).text()).toMatch(
      /<summary>Found in this file: 1<.*story_strcture/,
    );
    expect(second.address).not.toBe(first.address);
    await Promise.all([first, second].map(({ server }) => once(server.close(), 'close')));
    const third = await serve(serving);
    third.server.close();
    expect(third.address).toBe(first.address);
    expect(pageOf(file, '')).toMatchObject({ html: expect.not.stringContaining('Found in this file') });
  });

  it('is started by the command, which prints the URL and the findings', async () => {
    const command = path.resolve(import.meta.dirname, '../../bin/kathaloka-play.mjs');
    const file = written('command.json', story());
    const child = spawn(process.execPath, [command, file]);
    try {
      const said = await new Promise<string>((resolve) => {
        child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
      });
      const [address = ''] = /http:\/\/\S+/.exec(said) ?? [];
      expect(await (await fetch(address)).text()).toContain('kathaloka-story');
    } finally {
      child.kill();
    }
    const failed = await new Promise<string>((resolve) => {
      execFile(process.execPath, [command, path.join(folder, 'nowhere.json')], (error, _, errors) =>
        resolve(`${error?.code}: ${errors}`),
      );
    });
    expect(failed).toMatch(/^1: .*nowhere\.json: There is no such file\.\n$/);
  });
});
