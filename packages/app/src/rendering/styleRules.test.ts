import { expect, it } from 'vitest';
import { withStyleRules } from './styleRules.ts';

it('writes each style of a page once, as a rule with a class of its own', () => {
  expect(
    withStyleRules(
      '<p style="color:red">a</p><i style="--kl-order:1"></i><p class="b" style="color:red">style=&quot;</p>',
    ),
  ).toEqual({
    html: '<p data-styled="0">a</p><i data-styled="1"></i><p class="b" data-styled="0">style=&quot;</p>',
    rules: '[data-styled="0"]{color:red}[data-styled="1"]{--kl-order:1}',
  });
});

it('unescapes attributes', () => {
  expect(withStyleRules(`<p style="content:&quot;a&amp;&#x27;&quot;"></p>`).rules).toBe(
    `[data-styled="0"]{content:"a&'"}`,
  );
});

it.each(['color:red}body{color:blue', 'color:red</style><script>'])(
  'leaves out a style that would be more than one: %s',
  (style) => {
    expect(withStyleRules(`<p style="${style}">a</p>`)).toEqual({ html: '<p>a</p>', rules: '' });
  },
);
