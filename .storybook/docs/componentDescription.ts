interface Documented {
  readonly __docgenInfo?: { readonly description?: string };
}

/** The tags that have their own place on the page. */
const USAGE_TAGS = /^@(?:use|avoid|heard|keys) [^]*?(?=^@|$(?![^]))/gm;

/** The description of a component with its example as code: Markdown would render its elements as HTML. */
export function componentDescription(component: unknown): string {
  const { __docgenInfo: documented } = (component ?? {}) as Documented;
  return (documented?.description ?? '')
    .replace(USAGE_TAGS, '')
    .replace(/^@example\s*([\s\S]*)$/m, '```tsx\n$1\n```');
}
