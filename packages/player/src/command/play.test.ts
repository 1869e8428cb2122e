import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pageOf, serve } from './play.ts';

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
  it('holds its story', () => {
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

  it('says of a story that is not finished what is missing, and plays it', () => {
    const unfinished = { start_node: 'ford', nodes: { ford: scene, tree: { text: 'A tree.', choices: [] } } };
    const { findings } = pageOf(written('open.json', unfinished), '') as unknown as { findings: string[] };
    expect(findings.join('\n')).toContain('ford, choice 1: The choice “Wade.” leads to “well”');
  });

  it('takes a cover that lies beside the file, and none from elsewhere', () => {
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
  it('serves this computer alone, and reads the file anew each time', async () => {
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

  it('is started by the command, which says where and what is wrong', async () => {
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
