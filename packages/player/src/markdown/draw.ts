import { type Block, blocksOf } from './blocks.ts';
import { type Inline, inlinesOf } from './inline.ts';

/** Renders a text. All words are inserted as text nodes, so that nothing in a story is executed. */
export function drawMarkdown(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...blocksOf(text).map(drawBlock));
  return fragment;
}

/** Renders a single line, such as a choice: emphasis without blocks and links. */
export function drawLine(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...inlinesOf(text).map((inline) => drawInline(inline, false)));
  return fragment;
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  of: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.append(...of);
  return made;
}

const drawAll = (of: readonly Inline[]): (Node | string)[] => of.map((inline) => drawInline(inline, true));

function drawBlock(block: Block): HTMLElement {
  switch (block.kind) {
    case 'paragraph':
      return element('p', drawAll(block.of));
    case 'heading':
      return element('h3', drawAll(block.of));
    case 'quote':
      return element('blockquote', block.blocks.map(drawBlock));
    case 'list':
      return element(
        block.isOrdered ? 'ol' : 'ul',
        block.items.map((item) => element('li', drawAll(item))),
      );
    default:
      return element('hr');
  }
}

function drawInline(inline: Inline, hasLinks: boolean): Node | string {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return element('code', [inline.text]);
    case 'break':
      return element('br');
    case 'link': {
      const of = inline.of.map((each) => drawInline(each, false));
      if (!hasLinks) return element('span', of);
      const link = element('a', of);
      Object.assign(link, { href: inline.href, rel: 'noopener noreferrer nofollow ugc', target: '_blank' });
      return link;
    }
    default:
      return element(
        inline.kind,
        inline.of.map((each) => drawInline(each, hasLinks)),
      );
  }
}
