import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const FOLDER = 'tools/planted/types';

/** What must not compile, with the compiler's message. Every other file of that folder must compile. */
const PLANTED: Readonly<Record<string, RegExp>> = {
  'databaseAsTransaction.ts': /TS2345: .*'Database' is not assignable to parameter of type 'Transaction'/,
  'transactionAsDatabase.ts':
    /TS2741: Property 'destroy' is missing in type 'Transaction' but required in type 'Database'/,
  'ownerWithoutResolver.ts': /TS2322: .* is not assignable to type 'PlayedRoute<"getSession">'/,
  'errorWithoutPayload.ts': /TS2554: Expected 3 arguments, but got 2/,
  'streamWithoutEvents.ts': /TS2322: .* is not assignable to type 'Handler<"logout">'/,
  'storyFieldLeftOut.ts': /TS2741: Property 'lexicon' is missing/,
  'transactionOfKysely.ts': /TS2339: Property 'transaction' does not exist on type 'Database'/,
};

/** Each file that does not compile, with its messages. */
function compile(): Promise<Record<string, string>> {
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  return new Promise((resolve) => {
    execFile(tsc, ['-p', FOLDER, '--pretty', 'false'], { cwd: root, maxBuffer: 1 << 28 }, (_, stdout) => {
      const found = [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error (.*)$/gm)];
      resolve(Object.fromEntries(found.map(([, file = '', words = '']) => [path.basename(file), words])));
    });
  });
}

describe('The compiler refuses', () => {
  it('every planted mistake, each for its own reason, and nothing else', async () => {
    const found = await compile();
    expect(Object.keys(found).sort()).toEqual(Object.keys(PLANTED).sort());
    for (const [file, words] of Object.entries(PLANTED)) expect(found[file], file).toMatch(words);
    // the folder also has files that must compile, so that a compiler that refused everything would be noticed
    expect(fs.readdirSync(path.join(root, FOLDER))).toContain('bothForPlainReads.ts');
  });
});
