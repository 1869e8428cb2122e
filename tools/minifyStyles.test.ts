import { describe, expect, it } from 'vitest';
import { minifyStyles } from './lib/minifyStyles.mjs';

describe('minifyStyles', () => {
  it('removes indentation and comments from a style', () => {
    const source =
      'const A = styled.p`\n  color: red; /* why */\n\n  &:hover,\n  &[data-on] {\n    margin: 0 auto;\n  }\n`;';
    expect(minifyStyles(source)).toBe('const A = styled.p` color: red;&:hover,&[data-on]{margin: 0 auto;}`;');
  });

  it('keeps a significant space: a descendant combinator, a value over two lines', () => {
    expect(minifyStyles('`\n  [dir]\n  p { font: 1rem\n    serif; }\n`')).toBe(
      '` [dir] p { font: 1rem serif; }`',
    );
  });

  it('leaves interpolations and the surrounding code unchanged', () => {
    const source = 'const a = 1;\n\nexport const B = css`\n  ${media.wide} {\n    gap: 0;\n  }\n`;\n';
    expect(minifyStyles(source)).toBe('const a = 1;\n\nexport const B = css` ${media.wide} {gap: 0;}`;\n');
  });
});
