import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { openTypes, withoutZod, writeType } from './lib/plainTypes.mjs';

const root = path.resolve(import.meta.dirname, '..');
const ENTITIES = path.join(root, 'packages/contract/src/entities/index.ts');

/** Server-sent events may end with a problem, whose type is not inferred from a schema: only the client reads it. */
const OF_STREAMS = new Set(['ActionEvent', 'PresenceEvent', 'TogetherEvent']);

/** Every type of the contract that is inferred from a schema: its name, and its written form. */
function writtenEntities(): Map<string, string> {
  const program = openTypes([ENTITIES]);
  const checker = program.getTypeChecker();
  const written = new Map<string, string>();
  for (const tree of program.getSourceFiles()) {
    if (!tree.fileName.startsWith(path.dirname(ENTITIES))) continue;
    for (const statement of tree.statements) {
      if (!ts.isTypeAliasDeclaration(statement) || !statement.type.getText().startsWith('z.infer')) continue;
      if (OF_STREAMS.has(statement.name.text)) continue;
      written.set(statement.name.text, writeType(checker, checker.getTypeAtLocation(statement)));
    }
  }
  return written;
}

describe('A type that is inferred from a schema', () => {
  it('is written out as exactly the same type, for each type of the contract', () => {
    const written = writtenEntities();
    const lines = [...written].map(
      ([name, text]) => `export const ${name}: Same<C.${name}, ${text}> = true;`,
    );
    const source = [
      `import type * as C from '${ENTITIES}';`,
      'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;',
      ...lines,
    ];
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plain-types-'));
    const file = path.join(folder, 'same.ts');
    fs.writeFileSync(file, source.join('\n'));
    const program = openTypes([file]);
    const wrong = program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    fs.rmSync(folder, { recursive: true });
    expect(wrong).toEqual([]);
    expect(written.size).toBeGreaterThan(40);
  });
});

describe('Declarations without zod', () => {
  function written(source: string): string {
    const folder = fs.mkdtempSync(path.join(root, 'node_modules', '.plain-types-'));
    const file = path.join(folder, 'sample.d.ts');
    fs.writeFileSync(file, source);
    try {
      withoutZod([file]);
      return fs.readFileSync(file, 'utf8');
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  }

  const TAG = `declare const Tag: z.ZodObject<{ id: z.ZodString; note: z.ZodOptional<z.ZodString> }, z.core.$strip>;
type Tag = z.infer<typeof Tag>;`;

  it('preserve the comment of a type, refer to other types by name, and have no schemas or imports of them', () => {
    const text = written(`import { z } from 'zod';
/** A label. */
${TAG}
declare const Story: z.ZodObject<{ tag: z.ZodNullable<typeof Tag>; tags: z.ZodArray<typeof Tag> }, z.core.$strip>;
type Story = z.infer<typeof Story>;
export type { Story };`);
    expect(text.replaceAll(/\s+/g, ' ').trim()).toBe(
      '/** A label. */ type Tag = { id: string; note?: string | undefined; }; ' +
        'type Story = { tag: Tag | null; tags: Array<Tag>; }; export type { Story };',
    );
  });

  it('are refused if a reference to zod would remain', () => {
    expect(() =>
      written(`import { z } from 'zod';\nexport type Output<S extends z.ZodType> = z.output<S>;`),
    ).toThrow('still needs zod');
  });
});
