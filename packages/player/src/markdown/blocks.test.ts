import { describe, expect, it } from 'vitest';
import { type Block, blocksOf } from './blocks.ts';
import type { Inline } from './inline.ts';

/** The blocks as readable HTML. */
const shown = (blocks: readonly Block[]): string => blocks.map(block).join('');

function block(one: Block): string {
  if (one.kind === 'rule') return '<hr>';
  if (one.kind === 'quote') return `<q>${shown(one.blocks)}</q>`;
  if (one.kind === 'list') {
    const name = one.isOrdered ? 'ol' : 'ul';
    return `<${name}>${one.items.map((item) => `<li>${line(item)}</li>`).join('')}</${name}>`;
  }
  return one.kind === 'heading' ? `<h>${line(one.of)}</h>` : `<p>${line(one.of)}</p>`;
}

const line = (of: readonly Inline[]): string => of.map(inline).join('');

function inline(one: Inline): string {
  switch (one.kind) {
    case 'text':
      return one.text;
    case 'break':
      return '<br>';
    case 'code':
      return `<code>${one.text}</code>`;
    case 'link':
      return `<a ${one.href}>${line(one.of)}</a>`;
    default:
      return `<${one.kind}>${line(one.of)}</${one.kind}>`;
  }
}

describe('Markdown', () => {
  it.each([
    ['One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['One\ntwo', '<p>One two</p>'],
    ['One  \ntwo\\\nthree', '<p>One<br>two<br>three</p>'],
    [
      'A *b* **c** ***d*** _e_ __f__',
      '<p>A <em>b</em> <strong>c</strong> <em><strong>d</strong></em> <em>e</em> <strong>f</strong></p>',
    ],
    ['**a *b* c**', '<p><strong>a <em>b</em> c</strong></p>'],
    ['2 * 3 * 4 and snake_case_name', '<p>2 * 3 * 4 and snake_case_name</p>'],
    ['*never closed', '<p>*never closed</p>'],
    ['\\*not\\* `a*b`', '<p>*not* <code>a*b</code></p>'],
    ['यह *शब्द* है', '<p>यह <em>शब्द</em> है</p>'],
    ['# Head\nText', '<h>Head</h><p>Text</p>'],
    [
      '- one\n- two\n  more\n\n1. a\n2. b',
      '<ul><li>one</li><li>two more</li></ul><ol><li>a</li><li>b</li></ol>',
    ],
    ['> quoted\n> still\n\nout', '<q><p>quoted still</p></q><p>out</p>'],
    ['a\n\n***\n\nb\n\n---', '<p>a</p><hr><p>b</p><hr>'],
    [
      '[a](https://x.org/y) [b](javascript:alert(1)) [c](data:text/html,x)',
      '<p><a https://x.org/y>a</a> [b](javascript:alert(1)) c</p>',
    ],
    ['<b>no</b> <script>alert(1)</script> &amp;', '<p><b>no</b> <script>alert(1)</script> &amp;</p>'],
    ['', ''],
  ])('%j', (text, expected) => {
    expect(shown(blocksOf(text))).toBe(expected);
  });

  it('is parsed in linear time, whatever it contains', () => {
    for (const unit of ['*a ', '**', '_*`', '[a](', '> ', '- ', '\\', 'a\n'])
      for (const length of [1000, 20_000, 60_000]) {
        const began = performance.now();
        expect(shown(blocksOf(unit.repeat(length / unit.length))).length).toBeGreaterThan(0);
        expect(performance.now() - began).toBeLessThan(2000);
      }
  });
});
