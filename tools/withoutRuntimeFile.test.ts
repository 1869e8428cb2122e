import { describe, expect, it } from 'vitest';
import { importedFrom, withRuntime } from './lib/withoutRuntimeFile.mjs';

const RUNTIME = 'rolldown-runtime-XKyaHtl9.js';
const HOST = 'foundation-DuVbS_xB.js';
const RUNTIME_CODE = 'var e=1,o=()=>e+1,s=()=>e+2;export{s as n,o as t};';

/** What a file exports that imports nothing. */
const exportsOf = async (code: string): Promise<Record<string, unknown>> =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;

describe('the functions of the bundler, moved into a file that every page loads', () => {
  it('are those that it uses, and that it exports to others, whatever names it has itself', async () => {
    const code = `import{t as o}from"./${RUNTIME}";var e=10,s=o()+e;export{s as D};`;
    const { D, __n, __t } = (await exportsOf(withRuntime(code, RUNTIME, RUNTIME_CODE))) as {
      D: number;
      __n: () => number;
      __t: () => number;
    };
    expect([D, __n(), __t()]).toEqual([12, 3, 2]);
  });

  it('do not take a name that is taken there', () => {
    const code = `import{t as o}from"./${RUNTIME}";var __n=o();export{__n as D};`;
    expect(() => withRuntime(code, RUNTIME, RUNTIME_CODE)).toThrow(/taken/);
  });

  it('are imported by the others from there, beside what they import from it already', () => {
    const beside = `import{r as e,t}from"./${RUNTIME}";import{Fn as r}from"./shell-1.js";import{D as p}from"./${HOST}";e(p,t,r)`;
    expect(importedFrom(beside, RUNTIME, HOST)).toBe(
      `import{Fn as r}from"./shell-1.js";import{__r as e,__t as t,D as p}from"./${HOST}";e(p,t,r)`,
    );
    expect(importedFrom(`import{t as e}from"./${RUNTIME}";e()`, RUNTIME, HOST)).toBe(
      `import{__t as e}from"./${HOST}";e()`,
    );
  });

  it('are not lost where their import has another shape', () => {
    expect(() => importedFrom(`import * as e from"./${RUNTIME}"`, RUNTIME, HOST)).toThrow(/not found/);
  });
});
