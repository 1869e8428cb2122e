const ATTRIBUTE = / style="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
/** What could end a rule, or a style element. */
const UNSAFE = /[{}<>]/;

interface Styled {
  readonly html: string;
  /** In no layer: they win over all others, as the attributes would have. */
  readonly rules: string;
}

/**
 * Writes the `style` attributes of a page as rules, because the content security policy allows none that is not known by its
 * hash. The browser's React leaves them as they are, and sets of an element's style what changes from then on.
 */
export function withStyleRules(html: string): Styled {
  const names = new Map<string, string>();
  const named = html.replaceAll(ATTRIBUTE, (_, written: string) => {
    const style = written.replaceAll(/&(?:quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity);
    if (UNSAFE.test(style)) return '';
    const name = names.get(style) ?? names.size.toString(36);
    names.set(style, name);
    return ` data-styled="${name}"`;
  });
  const rules = [...names].map(([style, name]) => `[data-styled="${name}"]{${style}}`);
  return { html: named, rules: rules.join('') };
}
