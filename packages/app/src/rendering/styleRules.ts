const ATTRIBUTE = / style="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
/** Characters that could end a rule or a style element. */
const UNSAFE = /[{}<>]/;

interface Styled {
  readonly html: string;
  /** Rules outside of layers, which override all others, like attributes. */
  readonly rules: string;
}

/**
 * Turns the `style` attributes of a page into rules, because the content security policy allows no attributes without
 * hashes. React does not restore them, and later sets only the properties that change.
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
